internal import GalleyModel

/// Everything about a font that decides which glyphs a text gets, and nothing else: no size.
struct FontSelection: Hashable, Sendable {
  /// Position of the family's own face.
  var primary: Int
  /// Position of the system's face, when the family is another.
  var system: Int?
  /// Whether fallback faces are bold.
  var isBold: Bool
  var monospacedDigits: Bool
}

/// Everything about a font that turns ems into points.
struct FontSetting: Hashable, Sendable {
  /// Points in an em.
  var size: Double
  /// Points added to each character of the family's own face.
  var tracking: Double
  /// Points that the text asks for after each character, whatever its face.
  var letterSpacing: Double
  var lineBox: LineBox
  /// What the ink of the family's own face is high, in proportion to the font that it stands for.
  var inkHeight: Double = 1

  /// Points after each character; `isTracked` says whether its face is the family's own.
  func spacing(isTracked: Bool) -> Double { letterSpacing + (isTracked ? tracking : 0) }

  var ascent: Double { lineBox.ascent * size }
  var descent: Double { lineBox.descent * size }
  var lineHeight: Double { (lineBox.ascent + lineBox.descent) * size }
}

/// A font request, looked up.
struct ResolvedFont: Sendable {
  var selection: FontSelection
  var setting: FontSetting
}

extension FaceStore {
  /// What a request stands for; a family none of whose files can be used gives way to the system font.
  func resolve(_ request: FontRequest) -> ResolvedFont {
    resolved.value(for: request) { resolveAnew(request) }
  }

  private func resolveAnew(_ request: FontRequest) -> ResolvedFont {
    var family = cascade.family(of: request)
    var cut = family.cut(at: request.size)
    var primary = firstUsable(of: cut.faces(weight: request.weight, italic: request.italic))
    if primary == nil, !family.name.isEmpty {
      family = cascade.system
      cut = family.cut(at: request.size)
      primary = firstUsable(of: cut.faces(weight: request.weight, italic: request.italic))
    }
    let face = primary ?? 0
    let isSystem = family.name.isEmpty
    return ResolvedFont(
      selection: FontSelection(
        primary: face,
        system: isSystem ? nil : systemFace(for: request),
        isBold: request.weight >= .semibold,
        monospacedDigits: request.monospacedDigits
      ),
      setting: FontSetting(
        size: request.size,
        tracking: cut.tracking(size: request.size, weight: request.weight),
        letterSpacing: request.tracking,
        lineBox: family.lineBox ?? ownLineBox(of: face),
        // Capitals tell how much larger the stand-in is drawn: 3 % with Inter, whose small letters are so, too.
        inkHeight: family.lineBox.map { $0.capHeight / ownLineBox(of: face).capHeight } ?? 1
      )
    )
  }

  private func systemFace(for request: FontRequest) -> Int? {
    let cut = cascade.system.cut(at: request.size)
    return firstUsable(of: cut.faces(weight: request.weight, italic: request.italic))
  }

  private func ownLineBox(of index: Int) -> LineBox {
    guard let face = face(index) else { return LineBox(ascent: 1, descent: 0, capHeight: 0.7) }
    return LineBox(ascent: face.ascent, descent: face.descent, capHeight: face.capHeight)
  }
}
