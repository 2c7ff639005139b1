/// The pictures and colours a project brings along, by name.
///
/// A name may stand in several catalogues, as an app's and its widget's; what lies nearest to a source file counts
/// there.
package struct AssetCatalogue: Sendable {
  /// An asset, and the catalogue or folder it lies in.
  package struct Entry<Asset: Sendable>: Sendable {
    package var asset: Asset
    /// Relative to the project's root.
    package var folder: String

    package init(_ asset: Asset, in folder: String) {
      self.asset = asset
      self.folder = folder
    }
  }

  package private(set) var images: [String: [Entry<ImageAsset>]] = [:]
  /// A colour is `nil` where the catalogue names one of the platform's.
  package private(set) var colors: [String: [Entry<Paint?>]] = [:]
  /// Whether there is a catalogue at all, so that a name without an asset is a mistake.
  package var isComplete = false
  package var problems: [InputProblem] = []
  /// Names by the symbols that Xcode generates for them.
  private var imageSymbols: [String: String] = [:]
  private var colorSymbols: [String: String] = [:]

  package init() {}

  /// Adds a picture; of one name, the one added first is listed first.
  package mutating func add(_ image: ImageAsset, named name: String, in folder: String) {
    images[name, default: []].append(Entry(image, in: folder))
    Self.add(name, suffix: "image", to: &imageSymbols)
  }

  package mutating func add(_ color: Paint?, namedColor name: String, in folder: String) {
    colors[name, default: []].append(Entry(color, in: folder))
    Self.add(name, suffix: "color", to: &colorSymbols)
  }

  /// The picture that source in `file` means by a name, its namespaces before it with slashes.
  package func image(_ name: String, near file: String) -> ImageAsset? {
    images[name].map { Self.nearest($0, to: file) }
  }

  /// The name of the picture of which Xcode generates a symbol: `.Icons.close` is the path `Icons`, `close`.
  package func imageName(symbol path: [String]) -> String? { imageSymbols[Self.symbol(path)] }

  package func color(_ name: String, near file: String) -> Paint?? {
    colors[name].map { Self.nearest($0, to: file) }
  }

  package func colorName(symbol path: [String]) -> String? { colorSymbols[Self.symbol(path)] }

  private static func nearest<Asset>(_ entries: [Entry<Asset>], to file: String) -> Asset {
    let place = file.split(separator: "/")
    var best = 0
    var longest = -1
    for (number, entry) in entries.enumerated() {
      let shared = zip(entry.folder.split(separator: "/"), place).prefix { $0.0 == $0.1 }.count
      if shared > longest { (best, longest) = (number, shared) }
    }
    return entries[best].asset
  }

  // MARK: Generated symbols

  /// Adds the symbols of a name: Xcode drops a kind's name from the end, so that the colour `BrandColor` is `.brand`.
  ///
  /// Of names that come to the same symbol, the first counts.
  private static func add(_ name: String, suffix: String, to symbols: inout [String: String]) {
    let whole = symbol(name.split(separator: "/").map(String.init))
    symbols[whole] = symbols[whole] ?? name
    guard whole.hasSuffix(suffix), whole.count > suffix.count, !whole.dropLast(suffix.count).hasSuffix(".")
    else { return }
    let short = String(whole.dropLast(suffix.count))
    symbols[short] = symbols[short] ?? name
  }

  /// Letters and digits of each part in lower case: how a symbol divides words and begins is of no matter.
  private static func symbol(_ path: [String]) -> String {
    path.map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }.joined(separator: ".")
  }
}
