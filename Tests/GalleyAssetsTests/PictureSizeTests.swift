import Foundation
import GalleyAssets
import GalleyModel
import GalleyTestSupport
import Testing

/// What files of pictures say of their size, and that damaged ones say nothing.
@Suite struct PictureSizeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let bytes: [UInt8]
    /// Points at three pixels a point; `nil` is not known.
    let size: Size?

    var testDescription: String { name }

    init(_ name: String, _ file: String, _ bytes: [UInt8], _ size: Size?) {
      self.name = name
      self.file = file
      self.bytes = bytes
      self.size = size
    }

    init(_ name: String, _ file: String, _ text: String, _ size: Size?) {
      self.init(name, file, Array(text.utf8), size)
    }
  }

  static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func png(_ width: Int, _ height: Int, before: [UInt8] = []) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + before + big(13, 4) + Array("IHDR".utf8)
      + big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC2, 0, 17, 8] + big(20, 2)
    + big(30, 2)

  static func property(_ width: Int, _ height: Int) -> [UInt8] {
    big(20, 4) + Array("ispe".utf8) + big(0, 4) + big(width, 4) + big(height, 4)
  }

  static let heif = big(12, 4) + Array("ftypheic".utf8) + property(512, 512) + property(1200, 900)

  static let rows: [Row] = [
    Row("PNG", "a.png", png(24, 12), Size(width: 24, height: 12)),
    Row(
      "PNG as Xcode writes it",
      "a.png",
      png(24, 12, before: big(4, 4) + Array("CgBI".utf8) + big(0, 8)),
      Size(width: 24, height: 12)
    ),
    Row("PNG of no width", "a.png", png(0, 12), nil),
    Row("PNG of a width beyond reason", "a.png", png(0x7FFF_FFFF, 12), nil),
    Row("JPEG with segments and a fill byte", "a.jpg", jpeg, Size(width: 30, height: 20)),
    Row("GIF", "a.gif", Array("GIF89a".utf8) + [3, 1, 2, 0], Size(width: 259, height: 2)),
    Row("HEIF, its tiles smaller", "a.heic", heif, Size(width: 1200, height: 900)),
    Row("HEIF turned by a quarter", "a.heic", heif + Array("irot".utf8), nil),
    Row(
      "PDF",
      "a.pdf",
      "%PDF-1.7\n3 0 obj << /Type /Page /MediaBox [ 0 0 24.5 32 ] >>",
      Size(width: 24.5, height: 32)
    ),
    Row(
      "PDF whose box does not begin at zero",
      "a.pdf",
      "%PDF-1.4 /MediaBox[-2 4 10 10]",
      Size(width: 12, height: 6)
    ),
    Row("PDF of two pages", "a.pdf", "%PDF-1.4 /MediaBox[0 0 9 9] /MediaBox[0 0 8 9]", nil),
    Row("PDF whose box is elsewhere", "a.pdf", "%PDF-1.4 /MediaBox 5 0 R", nil),
    Row("SVG", "a.svg", "<svg width=\"24\" height='16px'/>", Size(width: 24, height: 16)),
    Row(
      "SVG after a declaration and a comment",
      "a.svg",
      "\u{FEFF}<?xml version=\"1.0\"?>\n<!DOCTYPE svg><!-- <svg width='1' height='1'> -->\n<svg a='>' width='1in' height='25.4mm'>",
      Size(width: 72, height: 72)
    ),
    Row(
      "SVG by its view box",
      "a.svg",
      "<svg viewBox=\"0,0 20 10\" width=\"100%\">",
      Size(width: 20, height: 10)
    ),
    Row("SVG without a size", "a.svg", "<svg stroke-width=\"3\" height=\"3\">", nil),
    Row("another XML", "a.svg", "<html width=\"2\" height=\"2\">", nil),
    Row("nothing", "a.png", "", nil),
  ]

  /// The size of the picture in an image set of its own.
  private static func size(_ bytes: [UInt8], _ file: String) throws -> Size? {
    let folder = try TemporaryFolder([
      "A.xcassets/a.imageset/Contents.json": Data("{\"images\": [{\"filename\": \"\(file)\"}]}".utf8),
      "A.xcassets/a.imageset/\(file)": Data(bytes),
    ])
    let files = ["A.xcassets/a.imageset/Contents.json", "A.xcassets/a.imageset/\(file)"]
    let assets = AssetReader.read(root: folder.path, files: files)
    #expect(assets.problems.isEmpty)
    let image = try #require(assets.image("a", near: "b.swift"))
    return image.size(in: AssetReaderTests.phone)
  }

  @Test(arguments: rows) func size(_ row: Row) throws {
    #expect(try Self.size(row.bytes, row.file) == row.size)
  }

  @Test(arguments: rows.filter { $0.size != nil }) func `a file cut short has its size or none`(_ row: Row)
    throws
  {
    for count in row.bytes.indices {
      let size = try Self.size(Array(row.bytes[..<count]), row.file)
      // Of a HEIF, the first property may be all there is.
      #expect(size == nil || size == row.size || row.file == "a.heic", "\(count) bytes")
    }
  }
}
