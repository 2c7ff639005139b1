internal import GalleyModel
internal import GalleySupport

/// A picture, what is outlined in it, and the part of it that a card shows; lengths are points.
struct HTMLShot {
  /// A text in one line is compared with the one below it, a narrow screen with the one beside it.
  private static let wide = 1.5
  /// Nothing is outlined so small that it can't be seen.
  private static let smallestMark = 6.0

  let picture: HTMLPicture
  let marks: [Rect]
  /// Where the part begins.
  let top: Double
  /// How high the part is.
  let height: Double

  var isWide: Bool { picture.width / height > Self.wide }

  /// - Parameters:
  ///   - role: what the picture stands for, in words.
  ///   - kind: the class of the figure.
  /// - Returns: a figure that is enlarged when it is clicked.
  func figure(role: String, kind: String) -> Markup {
    .element(
      "figure",
      ["class": kind],
      [
        .element(
          "figcaption",
          children: [
            .element("b", ["dir": "auto", "class": "which"], text: picture.variant),
            .text(" \(role)"),
          ]
        ),
        .element(
          "a",
          ["class": "shot", "href": PercentEncoding.path(picture.file), "style": frameStyle],
          [
            .element(
              "span",
              ["class": "sheet", "style": sheetStyle],
              [image] + marks.map(Self.mark(in: picture))
            )
          ]
        ),
      ]
    )
  }

  private var image: Markup {
    .element(
      "img",
      [
        "src": PercentEncoding.path(picture.file),
        "alt": "\(picture.screen) in \(picture.variant)",
        "width": ShortDecimal.text(picture.width),
        "height": ShortDecimal.text(picture.height),
        "loading": "lazy",
      ]
    )
  }

  private var frameStyle: String {
    let (width, full) = (ShortDecimal.text(picture.width), ShortDecimal.text(picture.height))
    return "--w:\(width);--h:\(full);--part:\(ShortDecimal.text(height))"
  }

  /// Margins in per cent are per cent of the width, so that the part stays the same at any size.
  private var sheetStyle: String {
    "margin-top:\(ShortDecimal.text(-100 * top / picture.width))%"
  }

  /// What the script needs to show this picture in place of another.
  var data: [(name: String, value: String?)] {
    [
      ("data-file", PercentEncoding.path(picture.file)),
      ("data-alt", "\(picture.screen) in \(picture.variant)"),
      ("data-frame", frameStyle),
      ("data-sheet", sheetStyle),
      ("data-marks", marks.map(Self.style(in: picture)).joined(separator: "|")),
    ]
  }

  private static func mark(in picture: HTMLPicture) -> (Rect) -> Markup {
    { .element("span", ["class": "mark", "style": style(in: picture)($0)]) }
  }

  /// The part of a mark that lies in the picture; one outside it stands at its edge.
  private static func style(in picture: HTMLPicture) -> (Rect) -> String {
    { rect in
      let (left, width) = within(picture.width, from: rect.x, length: rect.width)
      let (top, height) = within(picture.height, from: rect.y, length: rect.height)
      return "left:\(left)%;top:\(top)%;width:\(width)%;height:\(height)%"
    }
  }

  /// Start and length in per cent of the whole.
  private static func within(_ whole: Double, from start: Double, length: Double) -> (String, String) {
    let end = max(start.clamped(0, whole), (start + length).clamped(0, whole))
    let shown = min(whole, max(smallestMark, end - start.clamped(0, whole)))
    let first = start.clamped(0, whole - shown)
    return (ShortDecimal.text(100 * first / whole), ShortDecimal.text(100 * shown / whole))
  }
}

extension Double {
  /// What is no number is the lower bound.
  fileprivate func clamped(_ low: Double, _ high: Double) -> Double {
    isNaN ? low : Swift.min(Swift.max(self, low), high)
  }
}
