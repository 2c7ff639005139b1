import Foundation
import GalleyModel
import GalleyStrings
import GalleyTestSupport
import Testing

/// Files that were cut off or damaged are read without a crash, and never in silence.
@Suite struct BrokenFileTests {
  static let files: [(path: String, text: String)] = [
    (
      "T.xcstrings",
      #"{"sourceLanguage":"en","strings":{"k %lld":{"localizations":{"de":{"variations":{"plural":{"other":"#
        + #"{"stringUnit":{"state":"translated","value":"\u00e9 %lld"}}}}}}}},"version":"1.0"}"#
    ),
    (
      "de.lproj/T.stringsdict",
      "<?xml version=\"1.0\"?><plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>%#@n@ &#x41; <![CDATA[x]]></string><key>n</key><dict><key>other</key><string>y</string>"
        + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string></dict></dict></dict></plist>"
    ),
    ("de.lproj/T.strings", #"/* c */ "a\"" = "\U00e9\351é"; // d"# + "\n'b' = c; k = (x, {y = z;});"),
  ]

  @Test(arguments: files)
  func `every beginning of a file is read`(_ file: (path: String, text: String)) throws {
    let whole = Array(file.text.utf8)
    let folder = try TemporaryFolder(texts: [file.path: ""])
    for length in 0..<whole.count {
      let catalogue = try Self.read(Array(whole[..<length]), file.path, folder)
      let isStructured = !file.path.hasSuffix(".strings")
      #expect(!isStructured || !catalogue.problems.isEmpty, "\(length)")
    }
  }

  @Test(arguments: files)
  func `a damaged byte harms no more than the file`(_ file: (path: String, text: String)) throws {
    let whole = Array(file.text.utf8)
    let folder = try TemporaryFolder(texts: [file.path: ""])
    for index in whole.indices {
      for byte in [0x22, 0xFF] as [UInt8] {
        var damaged = whole
        damaged[index] = byte
        let catalogue = try Self.read(damaged, file.path, folder)
        let device = Device(name: "phone", size: Size(width: 393, height: 852), scale: 3, safeArea: .zero)
        let resolver = TextResolver(catalogue: catalogue, variant: Variant(locale: "de", device: device))
        for key in catalogue.tables["T"]?.entries.keys.sorted() ?? [] {
          _ = resolver.resolve(.localized(LocalizedKey(key: key, table: "T", arguments: [.integer(3)])))
        }
      }
    }
  }

  private static func read(_ bytes: [UInt8], _ path: String, _ folder: TemporaryFolder) throws -> Catalogue {
    try Data(bytes).write(to: URL(filePath: "\(folder.path)/\(path)"))
    return CatalogueReader.read(root: folder.path, files: [path])
  }
}
