import Foundation
import GalleyAssets
import GalleyModel
import GalleyTestSupport
import Testing

/// Asset catalogues: names, files by place, colours, and what is wrong with them.
@Suite struct AssetReaderTests {
  static let phone = traits()

  static func traits(
    _ locale: String = "en",
    _ direction: LayoutDirection = .leftToRight,
    _ platform: Device.Platform = .iOS,
    scale: Double = 3
  ) -> ImageTraits {
    ImageTraits(locale: locale, direction: direction, platform: platform, scale: scale)
  }

  /// Files by path; those named `*.png` are PNGs of the width that follows the last underscore.
  private static func read(_ files: [String: String]) throws -> AssetCatalogue {
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: files.map { path, text in
          guard path.hasSuffix(".png"), text.isEmpty else { return (path, Data(text.utf8)) }
          let digits = path.dropLast(4).split(separator: "_").last.flatMap { Int($0) } ?? 30
          return (path, Data(PictureSizeTests.png(digits, 30)))
        }
      )
    )
    return AssetReader.read(root: folder.path, files: files.keys.shuffled())
  }

  private static func set(_ entries: String) -> String { "{\"images\": [\(entries)]}" }

  @Test func `names, and the groups that are part of them`() throws {
    let assets = try Self.read([
      "App/A.xcassets/Contents.json": "{}",
      "App/A.xcassets/plain.imageset/Contents.json": Self.set(""),
      "App/A.xcassets/Group/inner.imageset/Contents.json": Self.set(""),
      "App/A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "App/A.xcassets/Icons/Deep/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "App/A.xcassets/Icons/Deep/close.imageset/Contents.json": Self.set(""),
      "App/A.xcassets/Icons/star.symbolset/Contents.json": "{\"symbols\": []}",
      "App/A.xcassets/AppIcon.appiconset/Contents.json": Self.set("{\"filename\": \"a.png\"}"),
      "App/A.xcassets/Top.brandassets/Shelf.imageset/Contents.json": Self.set(""),
      "App/A.xcassets/not.imageset/other.json": "{}",
    ])
    #expect(assets.images.keys.sorted() == ["Icons/Deep/close", "Icons/star", "inner", "plain"])
    #expect(assets.image("Icons/star", near: "")?.isSymbol == true)
    #expect(assets.isComplete)
    #expect(assets.problems.isEmpty)
  }

  @Test(arguments: [
    ("my-icon", ["myIcon"]), ("my icon 2", ["myIcon2"]), ("Icons/close", ["Icons", "close"]),
    ("HeaderImage", ["header"]), ("HeaderImage", ["headerImage"]), ("1_first", ["_1First"]),
  ])
  func `generated symbols`(_ name: String, _ path: [String]) {
    var assets = AssetCatalogue()
    assets.add(ImageAsset(), named: name, in: "A.xcassets")
    assets.add(ImageAsset(), named: "other", in: "A.xcassets")
    #expect(assets.imageName(symbol: path) == name)
    #expect(assets.imageName(symbol: ["no", "other"]) == nil)
  }

  @Test func `a name that is spelled so comes before one that is cut`() {
    var assets = AssetCatalogue()
    assets.add(nil, namedColor: "brand", in: "A.xcassets")
    assets.add(nil, namedColor: "BrandColor", in: "A.xcassets")
    #expect(assets.colorName(symbol: ["brand"]) == "brand")
    #expect(assets.colorName(symbol: ["brandColor"]) == "BrandColor")
  }

  @Test(arguments: [
    (traits(), 10.0), (traits(scale: 2), 12.0), (traits(scale: 1), 10.0), (traits("de"), 20.0),
    (traits("de-AT"), 20.0), (traits("den"), 10.0), (traits("ar", .rightToLeft), 30.0),
    (traits("en", .leftToRight, .watchOS), 10.0),
  ])
  func `the file for the place`(_ traits: ImageTraits, _ width: Double) throws {
    let entries = [
      "\"filename\": \"a_24.png\", \"scale\": \"2x\"", "\"filename\": \"a_30.png\", \"scale\": \"3x\"",
      "\"filename\": \"d_60.png\", \"scale\": \"3x\", \"appearances\": [{\"appearance\": \"luminosity\"}]",
      "\"filename\": \"w_99.png\", \"scale\": \"3x\", \"idiom\": \"ipad\"",
      "\"filename\": \"l_60.png\", \"scale\": \"3x\", \"locale\": \"de\"",
      "\"filename\": \"r_90.png\", \"scale\": \"3x\", \"language-direction\": \"right-to-left\"",
      "\"filename\": \"c_99.png\", \"scale\": \"3x\", \"width-class\": \"regular\"",
      "\"scale\": \"1x\"",
    ]
    var files = ["a", "b"].reduce(into: [String: String]()) { files, name in
      files["A.xcassets/\(name).imageset/Contents.json"] =
        Self.set(entries.map { "{\"idiom\": \"universal\", \($0)}" }.joined(separator: ","))
    }
    for name in ["a_24", "a_30", "d_60", "w_99", "l_60", "r_90", "c_99"] {
      files["A.xcassets/a.imageset/\(name).png"] = ""
      files["A.xcassets/b.imageset/\(name).png"] = ""
    }
    #expect(try Self.read(files).image("a", near: "")?.size(in: traits)?.width == width)
  }

  @Test func `a picture mirrored from right to left is as large as it is drawn`() throws {
    let entry = "{\"filename\": \"a_60.png\", \"scale\": \"2x\", \"language-direction\": \"left-to-right\"}"
    let assets = try Self.read([
      "A.xcassets/a.imageset/Contents.json": Self.set(entry), "A.xcassets/a.imageset/a_60.png": "",
    ])
    #expect(assets.image("a", near: "")?.size(in: Self.traits("ar", .rightToLeft))?.width == 30)
  }

  @Test func `an asset for other devices has no size here`() throws {
    let assets = try Self.read([
      "A.xcassets/a.imageset/Contents.json": Self.set("{\"filename\": \"a_60.png\", \"idiom\": \"ipad\"}"),
      "A.xcassets/a.imageset/a_60.png": "",
    ])
    #expect(try #require(assets.image("a", near: "")).size(in: Self.phone) == nil)
  }

  @Test func `the catalogue that lies nearest to the source`() throws {
    let assets = try Self.read([
      "App/A.xcassets/a.imageset/Contents.json": Self.set("{\"filename\": \"a_60.png\"}"),
      "App/A.xcassets/a.imageset/a_60.png": "",
      "Widget/A.xcassets/a.imageset/Contents.json": Self.set("{\"filename\": \"a_90.png\"}"),
      "Widget/A.xcassets/a.imageset/a_90.png": "",
    ])
    #expect(assets.image("a", near: "Widget/Row.swift")?.size(in: Self.phone)?.width == 90)
    #expect(assets.image("a", near: "App/Row.swift")?.size(in: Self.phone)?.width == 60)
    #expect(assets.image("a", near: "Other/Row.swift")?.size(in: Self.phone)?.width == 60)
  }

  @Test func `pictures beside catalogues`() throws {
    let assets = try Self.read([
      "Res/a@2x.png": "", "Res/a@3x.png": "", "Res/a~ipad.png": "", "Res/de.lproj/a@3x.png": "",
      "Res/b.jpg": "", "Row.swift": "",
    ])
    #expect(assets.images.keys.sorted() == ["a", "a.png", "b.jpg"])
    #expect(assets.image("a", near: "")?.size(in: Self.traits(scale: 2))?.width == 15)
    #expect(assets.image("a", near: "")?.renditions.map(\.locale) == [nil, nil, nil, "de"])
    #expect(!assets.isComplete, "no catalogue was read, so a name may be missing for that reason")
  }

  @Test func colours() throws {
    func color(_ components: String) -> String {
      "{\"colors\": [{\"appearances\": [], \"color\": {}}, {\"color\": {\"components\": {\(components)}}}]}"
    }
    let assets = try Self.read([
      "A.xcassets/share.colorset/Contents.json":
        color("\"red\": \"1.000\", \"green\": \"0.5\", \"blue\": \"0.0\", \"alpha\": \"0.25\""),
      "A.xcassets/byte.colorset/Contents.json":
        color("\"red\": \"0xFF\", \"green\": \"51\", \"blue\": \"0x00\", \"alpha\": \"1.0\""),
      "A.xcassets/grey.colorset/Contents.json": color("\"white\": \"0.4\", \"alpha\": \"1.0\""),
      "A.xcassets/none.colorset/Contents.json":
        "{\"colors\": [{\"color\": {\"reference\": \"systemRedColor\"}}]}",
    ])
    #expect(assets.color("share", near: "") == Paint(red: 1, green: 0.5, blue: 0, opacity: 0.25))
    #expect(assets.color("byte", near: "") == Paint(red: 1, green: 0.2, blue: 0))
    #expect(assets.color("grey", near: "") == Paint(red: 0.4, green: 0.4, blue: 0.4))
    #expect(assets.color("none", near: "") == .some(.none))
    #expect(assets.color("absent", near: "") == .none)
  }

  @Test func `what is wrong is said, with its place`() throws {
    let assets = try Self.read([
      "A.xcassets/gone.imageset/Contents.json": Self.set("\n  {\"filename\": \"gone.png\"}"),
      "A.xcassets/broken.imageset/Contents.json": "{\"images\": [",
      "A.xcassets/deep.imageset/Contents.json": String(repeating: "[", count: 5000),
      "B.xcassets/far.imageset/Contents.json": Self.set(
        "{\"filename\": \"a.png\"}, {\"filename\": \"b.png\"}"
      ),
      "B.xcassets/far.imageset/a.png": "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
      "B.xcassets/far.imageset/b.png": "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
    ])
    let problems = assets.problems.map { "\($0.location.file):\($0.location.line): \($0.message)" }
    #expect(problems.count == 4, "\(problems)")
    #expect(assets.problems.allSatisfy { $0.severity == .warning })
    #expect(problems.contains { $0.hasPrefix("A.xcassets/broken.imageset/Contents.json:1: ") })
    #expect(
      problems.contains { $0.hasPrefix("A.xcassets/deep.imageset/Contents.json:1: nested") },
      "\(problems)"
    )
    #expect(
      problems.contains {
        $0.hasPrefix("A.xcassets/gone.imageset/Contents.json:2: there is no file “gone.png”")
      }
    )
    #expect(problems.contains { $0.hasPrefix("B.xcassets:1: 2 pictures are Git LFS pointers") })
    // The view that shows one is understood all the same.
    #expect(assets.image("far", near: "")?.renditions.map(\.size) == [nil, nil])
    #expect(assets.image("gone", near: "")?.renditions.count == 1)
  }
}
