import GalleyModel
import GalleyReporting
import Testing

@Suite struct PictureTests {
  /// Every glyph is a square of half an em on the baseline.
  private struct Squares: GlyphOutlines {
    func outline(face: Int, glyph: UInt32) -> [OutlineCommand] {
      [
        .move(.zero), .line(Point(x: 0.5, y: 0)), .line(Point(x: 0.5, y: 0.5)),
        .quadratic(control: Point(x: 0.25, y: 0.5), Point(x: 0, y: 0.5)), .close,
      ]
    }
  }

  private static func item(
    _ content: LaidOutItem.Content,
    _ frame: Rect,
    parent: Int? = nil,
    foreground: Paint? = nil
  ) -> LaidOutItem {
    LaidOutItem(
      content: content,
      frame: frame,
      location: SourceLocation(file: "A.swift", line: 1, column: 1),
      parent: parent,
      foreground: foreground,
      proposal: .unspecified
    )
  }

  private static func screen(_ items: [LaidOutItem]) -> LaidOutScreen {
    LaidOutScreen(
      screen: "Sample",
      variant: Variant(
        locale: "de",
        device: Device(name: "phone", size: Size(width: 40, height: 30), scale: 3, safeArea: .zero)
      ),
      direction: .leftToRight,
      window: Size(width: 40, height: 30),
      safeArea: .zero,
      items: items
    )
  }

  private static func text(_ string: String) -> LaidOutItem.Content {
    let glyph = TypesetText.Glyph(
      face: 0,
      glyph: 1,
      origin: Point(x: 1, y: 12),
      size: 10,
      cluster: 0,
      ink: nil
    )
    let line = TypesetText.Line(
      range: 0..<1,
      x: 0,
      baseline: 12,
      width: 10,
      ascent: 12,
      descent: 3,
      glyphs: [glyph]
    )
    return .text(
      TypesetText(
        size: Size(width: 10, height: 15),
        firstBaseline: 12,
        lastBaseline: 12,
        lines: [line],
        truncation: nil,
        residual: 0
      ),
      ResolvedText(string, language: "de"),
      StyledText(string: string, language: "de", font: FontRequest(size: 10), scale: 3)
    )
  }

  private static let red = Paint(red: 1, green: 0, blue: 0)

  @Test func `a screen becomes paths in painting order, clips respected, marks last`() throws {
    let screen = Self.screen([
      Self.item(.zstack, Rect(x: 0, y: 0, width: 40, height: 30)),
      Self.item(.clip(.rectangle), Rect(x: 2, y: 2, width: 20, height: 20), parent: 0),
      Self.item(.fill(Fill(color: Self.red)), Rect(x: 0, y: 0, width: 40, height: 10), parent: 1),
      Self.item(
        Self.text("a<b & c"),
        Rect(x: 5, y: 4, width: 10, height: 15),
        parent: 1,
        foreground: Paint(red: 0, green: 0, blue: 1, opacity: 0.5)
      ),
      Self.item(.fill(Fill(.rectangle, stroke: 0.5)), Rect(x: 30, y: 0, width: 4, height: 4), parent: 0),
      Self.item(.divider, Rect(x: 0, y: 20, width: 40, height: 0.33), parent: 0),
    ])
    let marks = [Finding.Mark(variant: "de", rect: Rect(x: 5, y: 4, width: 10, height: 15))]
    let svg = Picture(screen: screen, outlines: Squares(), marks: marks).svg()
    #expect(
      String(decoding: svg, as: UTF8.self) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30">
        <path d="M0 0L40 0L40 30L0 30Z" fill="#ffffff"/>
        <clipPath id="clip1"><path d="M2 2L22 2L22 22L2 22Z"/></clipPath>
        <g clip-path="url(#clip1)">
        <path d="M0 0L40 0L40 10L0 10Z" fill="#ff0000"/>
        <g><title>a&lt;b &amp; c</title>
        <path d="M6 16L11 16L11 11Q8.5 11 6 11Z" fill="#0000ff" fill-opacity="0.5"/>
        </g>
        </g>
        <path d="M30 0L34 0L34 4L30 4Z" fill="none" stroke="#1c1c1f" stroke-width="0.5"/>
        <path d="M0 20L40 20L40 20.33L0 20.33Z" fill="#c7c7cc"/>
        <path d="M5 4L15 4L15 19L5 19Z" fill="#db141f" fill-opacity="0.12"/>
        <path d="M4 3L16 3L16 20L4 20Z" fill="none" stroke="#db141f" stroke-width="2"/>
        </svg>

        """
    )
  }

  static let shapes: [(shape: Fill.Shape, start: String)] = [
    (.rectangle, "M10 10L30 10L30 20L10 20Z"),
    (.roundedRectangle(radius: 2), "M12 10L28 10C29.1 10 30 10.9 30 12L30 18"),
    (.roundedRectangle(radius: 0), "M10 10L30 10L30 20L10 20Z"),
    (.capsule, "M15 10L25 10C27.76 10 30 12.24 30 15L30 15"),
    (.circle, "M20 10L20 10C22.76 10 25 12.24 25 15"),
    (.ellipse, "M20 10L20 10C25.52 10 30 12.24 30 15"),
  ]

  @Test(arguments: shapes)
  func `a shape fills its frame`(_ row: (shape: Fill.Shape, start: String)) {
    let frame = Rect(x: 10, y: 10, width: 20, height: 10)
    let screen = Self.screen([Self.item(.fill(Fill(row.shape, color: Self.red)), frame)])
    let svg = String(decoding: Picture(screen: screen, outlines: Squares()).svg(), as: UTF8.self)
    #expect(svg.contains("d=\"\(row.start)"))
  }

  @Test func `symbols, assets and what was not understood are boxes with a name`() {
    let screen = Self.screen([
      Self.item(.image(ImageContent(.symbol("star.fill"))), Rect(x: 0, y: 0, width: 10, height: 10)),
      Self.item(.image(ImageContent(.asset("Logo"))), Rect(x: 10, y: 0, width: 10, height: 10)),
      Self.item(.opaque(name: "Map"), Rect(x: 20, y: 0, width: 1e9, height: 10)),
      Self.item(.opaque(name: "Chart"), Rect(x: 0, y: 0, width: Double.infinity, height: 10)),
    ])
    let svg = String(decoding: Picture(screen: screen, outlines: Squares()).svg(), as: UTF8.self)
    for name in ["star.fill", "Logo", "Map"] { #expect(svg.contains("<title>\(name)</title>")) }
    #expect(!svg.contains("Chart"))
    #expect(svg.contains("M18 10L28 0M26 10L36 0"))
    #expect(svg.utf8.count < 3000)
  }

  @Test func `a bitmap has the device's pixels unless asked otherwise`() throws {
    let screen = Self.screen([
      Self.item(.clip(.circle), Rect(x: 2, y: 2, width: 20, height: 20)),
      Self.item(.fill(Fill(.capsule, color: Self.red)), Rect(x: 0, y: 0, width: 40, height: 10), parent: 0),
      Self.item(Self.text("a"), Rect(x: 5, y: 4, width: 10, height: 15), parent: 0),
    ])
    let picture = Picture(screen: screen, outlines: Squares())
    let png = try picture.png()
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Self.pixels(png) == [120, 90])
    #expect(Self.pixels(try picture.png(scale: 1)) == [40, 30])
    #expect(try picture.png() == png)
  }

  @Test func `a bitmap that is too large is refused`() {
    let picture = Picture(screen: Self.screen([]), outlines: Squares())
    #expect(throws: Picture.Failure.size(width: 40000, height: 30000)) { try picture.png(scale: 1000) }
  }

  /// Width and height from the header.
  private static func pixels(_ png: [UInt8]) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
