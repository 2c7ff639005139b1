internal import GalleyModel
internal import Synchronization

/// A styled text, shaped.
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
  private let results = Mutex<[Result]>([])

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
  private func allowedLines(height: Double?) -> Int {
    let limit = text.lineLimit.map { max(1, $0) } ?? .max
    let pitch = setting.lineHeight + text.lineSpacing
    guard let height, height.isFinite, pitch > 0 else { return limit }
    let fitting = ((height + text.lineSpacing) / pitch + LineBreaker.tolerance).rounded(.down)
    return min(limit, max(1, Int(min(fitting, 1e6))))
  }

  /// A width and a number of lines in which the text may be set.
  struct Request: Hashable, Sendable {
    /// `nil` when nothing needs to wrap.
    var width: Double?
    var allowedLines: Int
  }

  /// The request that has the same answer as all others which can't differ from it.
  func request(width: Double?, height: Double?) -> Request {
    let allowed = allowedLines(height: height)
    // An ellipsis after a whole paragraph needs room that the paragraph's own width does not show.
    let mayWiden = parts.count > allowed
    let wrap = width.flatMap { mayWiden || $0 + LineBreaker.tolerance < naturalWidth ? $0 : nil }
    return Request(width: wrap, allowedLines: allowed)
  }

  /// The answer to a request, computed unless it is one of the last few that were given.
  func result(for request: Request, compute: () -> TypesetText) -> TypesetText {
    let known = results.withLock { results in
      results.indices.first { results[$0].request == request }.map { results[$0].text }
    }
    if let known { return known }
    let text = compute()
    results.withLock { results in
      if results.count == Self.resultsKept { results.removeFirst() }
      results.append(Result(request: request, text: text))
    }
    return text
  }

  /// A layout asks for few widths of a text, and soon after each other.
  private static let resultsKept = 4

  private struct Result: Sendable {
    var request: Request
    var text: TypesetText
  }
}
