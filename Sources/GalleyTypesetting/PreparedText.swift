internal import GalleyModel
internal import Synchronization

/// A styled text, shaped, with every result that was asked of it.
final class PreparedText: Sendable {
  /// All that a text is told apart by.
  struct Key: Hashable, Sendable {
    private let string: ExactString
    private let style: StyledText

    init(_ text: StyledText) {
      string = ExactString(text.string)
      var style = text
      style.string = ""
      self.style = style
    }
  }

  private struct Request: Hashable {
    /// Infinite when nothing needs to wrap.
    var width: Double
    var allowedLines: Int
  }

  struct Part: Sendable {
    var paragraph: Paragraph
    /// UTF-16 offset in the text.
    var offset: Int
  }

  let text: StyledText
  let parts: [Part]
  let setting: FontSetting
  /// Points the longest paragraph needs on one line.
  let naturalWidth: Double
  private let results = Mutex<[Request: TypesetText]>([:])

  init(text: StyledText, parts: [Part], setting: FontSetting) {
    self.text = text
    self.parts = parts
    self.setting = setting
    naturalWidth =
      parts.map { part in
        part.paragraph.width(of: part.paragraph.trimmed(0..<part.paragraph.pieceCount), in: setting)
      }.max() ?? 0
  }

  /// The largest error of the faces used, as a fraction of the width.
  var residual: Double { parts.map(\.paragraph.residual).max() ?? 0 }

  /// Most lines allowed in a height in points; the text's own limit counts too.
  func allowedLines(height: Double?) -> Int {
    let limit = text.lineLimit.map { max(1, $0) } ?? .max
    guard let height, height.isFinite else { return limit }
    let pitch = setting.lineHeight + text.lineSpacing
    let fitting = ((height + text.lineSpacing) / pitch + LineBreaker.tolerance).rounded(.down)
    return min(limit, max(1, Int(min(fitting, 1e6))))
  }

  /// The result for a width and a number of lines, computed at most once for widths that can't differ.
  func result(width: Double?, allowedLines: Int, compute: (Double?) -> TypesetText) -> TypesetText {
    // An ellipsis after a whole paragraph needs room that the paragraph's own width does not show.
    let mayWiden = parts.count > allowedLines
    let wrap = width.flatMap { mayWiden || $0 + LineBreaker.tolerance < naturalWidth ? $0 : nil }
    let request = Request(width: wrap ?? .infinity, allowedLines: allowedLines)
    if let known = results.withLock({ $0[request] }) { return known }
    let result = compute(wrap)
    results.withLock { results in
      // A layout asks for few widths of a text; a sweep over many must not keep them all.
      if results.count >= 16 { results = [:] }
      results[request] = result
    }
    return result
  }
}
