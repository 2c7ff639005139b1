/// Everything that decides how a text is set, save the room it gets.
package struct StyledText: Hashable, Sendable {
  package enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
  }

  package enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  package var string: String
  /// BCP 47; chooses glyph forms and line breaks.
  package var language: String
  package var font: FontRequest
  /// The paragraph's base direction.
  package var baseDirection: LayoutDirection
  /// Most lines allowed; `nil` is no limit.
  package var lineLimit: Int?
  /// Lines whose height is taken even when the text needs fewer.
  package var reservedLines: Int
  package var truncationMode: TruncationMode
  /// Positions lines inside the width of the widest.
  package var alignment: Alignment
  /// Points between lines.
  package var lineSpacing: Double
  /// Smallest factor the font may be scaled by before truncating.
  package var minimumScaleFactor: Double
  /// Pixels per point, to which sizes are rounded up.
  package var scale: Double

  package init(
    string: String,
    language: String,
    font: FontRequest,
    baseDirection: LayoutDirection = .leftToRight,
    lineLimit: Int? = nil,
    reservedLines: Int = 1,
    truncationMode: TruncationMode = .tail,
    alignment: Alignment = .leading,
    lineSpacing: Double = 0,
    minimumScaleFactor: Double = 1,
    scale: Double
  ) {
    self.string = string
    self.language = language
    self.font = font
    self.baseDirection = baseDirection
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.scale = scale
  }
}

/// A text set in lines.
///
/// Positions are points from the top left of the text's own box.
package struct TypesetText: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    /// The face's number in the font cascade, the same in every run.
    package var face: Int
    package var glyph: UInt32
    /// Where the glyph's origin lies on the baseline.
    package var origin: Point
    /// Em size in points.
    package var size: Double
    /// UTF-16 offset of the cluster in the text that was asked for; `nil` for the ellipsis.
    package var cluster: Int?
    /// What the glyph paints; `nil` when it paints nothing.
    package var ink: Rect?

    package init(face: Int, glyph: UInt32, origin: Point, size: Double, cluster: Int?, ink: Rect?) {
      self.face = face
      self.glyph = glyph
      self.origin = origin
      self.size = size
      self.cluster = cluster
      self.ink = ink
    }
  }

  package struct Line: Hashable, Sendable {
    /// UTF-16 offsets of the text shown on the line.
    package var range: Range<Int>
    /// Left end, baseline and advance width.
    package var x: Double
    package var baseline: Double
    package var width: Double
    package var ascent: Double
    package var descent: Double
    /// In visual order.
    package var glyphs: [Glyph]

    package init(
      range: Range<Int>,
      x: Double,
      baseline: Double,
      width: Double,
      ascent: Double,
      descent: Double,
      glyphs: [Glyph]
    ) {
      self.range = range
      self.x = x
      self.baseline = baseline
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.glyphs = glyphs
    }
  }

  package struct Truncation: Hashable, Sendable {
    /// What is read on screen, its ellipsis included.
    package var shown: String
    /// UTF-16 offsets of what is not shown.
    package var lost: Range<Int>
    /// Width of the truncated last line had it not been cut, in points.
    package var neededWidth: Double
    /// Lines the whole text needs in the width it got, and lines it may have.
    package var neededLines: Int
    package var allowedLines: Int
    /// Factor by which the font was scaled before truncating; 1 when it was not.
    package var appliedScale: Double

    package init(
      shown: String,
      lost: Range<Int>,
      neededWidth: Double,
      neededLines: Int,
      allowedLines: Int,
      appliedScale: Double = 1
    ) {
      self.shown = shown
      self.lost = lost
      self.neededWidth = neededWidth
      self.neededLines = neededLines
      self.allowedLines = allowedLines
      self.appliedScale = appliedScale
    }
  }

  /// Rounded up to the pixel.
  package var size: Size
  /// From the top of the box.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var lines: [Line] {
    didSet { ink = Self.ink(of: lines) }
  }
  /// What all glyphs paint together; `nil` when they paint nothing.
  package private(set) var ink: Rect?
  package var truncation: Truncation?
  /// The 95th percentile of the error of `size.width`, in points.
  package var residual: Double

  package init(
    size: Size,
    firstBaseline: Double,
    lastBaseline: Double,
    lines: [Line],
    truncation: Truncation?,
    residual: Double
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    ink = Self.ink(of: lines)
    self.truncation = truncation
    self.residual = residual
  }

  private static func ink(of lines: [Line]) -> Rect? {
    var all: Rect?
    for line in lines {
      for glyph in line.glyphs {
        guard let ink = glyph.ink else { continue }
        all = all?.union(ink) ?? ink
      }
    }
    return all
  }
}

/// Sets text.
///
/// Answers depend on the arguments alone; safe to call from any task.
package protocol TextMeasurer: Sendable {
  /// Sets a text in the room proposed: a width limits the lines, a finite height their number.
  func typeset(_ text: StyledText, in proposal: Proposal) -> TypesetText

  /// Sets one text in several rooms, as ``typeset(_:in:)`` does.
  func setter(of text: StyledText) -> @Sendable (Proposal) -> TypesetText

  /// Metrics of the face a font request stands for, before any fallback.
  func metrics(of font: FontRequest) -> FontMetrics
}

extension TextMeasurer {
  package func setter(of text: StyledText) -> @Sendable (Proposal) -> TypesetText {
    { typeset(text, in: $0) }
  }
}

/// The outlines that pictures are drawn from.
package protocol GlyphOutlines: Sendable {
  /// A glyph's outline in units of its em, y upwards; empty for a glyph that paints nothing.
  func outline(face: Int, glyph: UInt32) -> [OutlineCommand]
}

/// One step of an outline, in fractions of the em, y upwards.
package enum OutlineCommand: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(control: Point, Point)
  case cubic(Point, Point, Point)
  case close
}

/// A font file a run used, and how far it is to be trusted.
package struct FontUse: Hashable, Sendable {
  /// File name without its folder.
  package var file: String
  package var family: String
  package var style: String
  /// As the font's head table states it.
  package var version: String
  /// ISO 15924 tags it stands for; empty for the system font.
  package var scripts: [String]
  /// `calibrated` or `uncalibrated`.
  package var confidence: String

  package init(
    file: String,
    family: String,
    style: String,
    version: String,
    scripts: [String],
    confidence: String
  ) {
    self.file = file
    self.family = family
    self.style = style
    self.version = version
    self.scripts = scripts
    self.confidence = confidence
  }
}
