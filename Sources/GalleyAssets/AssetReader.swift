internal import Foundation
package import GalleyModel
internal import GalleySupport

/// Gathers a project's pictures and colours: from asset catalogues, and from picture files beside them.
package struct AssetReader {
  /// More files than these are not looked into.
  private static let mostPictures = 50_000

  private let root: String
  private var catalogue = AssetCatalogue()
  private var pictures = 0
  private var pointers: [String: Int] = [:]

  private init(root: String) {
    self.root = root
  }

  /// Reads every asset catalogue among a project's files.
  ///
  /// - Parameters:
  ///   - root: the project's folder.
  ///   - files: relative to `root`, with forward slashes; what is no picture or colour is passed over.
  /// - Returns: what there is by name, and what could not be read of it.
  package static func read(root: String, files: [String]) -> AssetCatalogue {
    var reader = AssetReader(root: root)
    let files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var folders: [AssetFolder] = []
    var loose: [String] = []
    for file in files {
      if file.contains(".xcassets/") {
        if file.hasSuffix("/Contents.json"), let folder = AssetFolder(file) { folders.append(folder) }
      } else if LoosePicture.isPicture(file) {
        loose.append(file)
      }
    }
    let namespaces = reader.namespaces(folders)
    for folder in folders { reader.add(folder, namespaces) }
    reader.add(LoosePicture.gathered(loose))
    reader.reportPointers()
    reader.catalogue.isComplete = !folders.isEmpty
    reader.catalogue.problems.sort()
    return reader.catalogue
  }

  // MARK: Catalogues

  /// Paths of the folders whose names are part of the names inside.
  private mutating func namespaces(_ folders: [AssetFolder]) -> Set<String> {
    var result: Set<String> = []
    for folder in folders where folder.kind == .group {
      guard let contents = contents(of: folder) else { continue }
      if contents["properties"]?["provides-namespace"]?.bool == true { result.insert(folder.path) }
    }
    return result
  }

  private mutating func add(_ folder: AssetFolder, _ namespaces: Set<String>) {
    switch folder.kind {
    case .group: return
    case .imageSet, .symbolSet:
      guard let contents = contents(of: folder) else { return }
      let isSymbol = folder.kind == .symbolSet
      let image = isSymbol ? ImageAsset(isSymbol: true) : image(contents, folder)
      catalogue.add(image, named: folder.name(in: namespaces), in: folder.catalogue)
    case .colorSet:
      guard let contents = contents(of: folder) else { return }
      catalogue.add(
        ColorSet.paint(contents),
        namedColor: folder.name(in: namespaces),
        in: folder.catalogue
      )
    }
  }

  private mutating func image(_ contents: JSONValue, _ folder: AssetFolder) -> ImageAsset {
    var image = ImageAsset()
    image.isTemplate = contents["properties"]?["template-rendering-intent"]?.string == "template"
    for entry in contents["images"]?.array ?? [] {
      guard let file = entry["filename"], let name = file.string, !name.isEmpty, !name.contains("/") else {
        continue
      }
      var rendition = ImageSet.rendition(entry)
      switch read("\(folder.path)/\(name)") {
      case .size(let size): rendition.size = size.points(scale: rendition.scale)
      case .unknown: break
      case .pointer: pointers[folder.catalogue, default: 0] += 1
      case .missing: report("there is no file “\(name)” beside this one", at: file.offset, of: folder)
      }
      image.renditions.append(rendition)
    }
    return image
  }

  /// The description of a folder; `nil`, and reported, when it is not JSON.
  private mutating func contents(of folder: AssetFolder) -> JSONValue? {
    let data = FileManager.default.contents(atPath: "\(root)/\(folder.path)/Contents.json") ?? Data()
    do {
      return try JSONParser.parse([UInt8](data))
    } catch {
      report(error.message, at: error.offset, of: folder)
      return nil
    }
  }

  private mutating func read(_ file: String) -> PictureFile.Answer {
    pictures += 1
    return pictures <= Self.mostPictures ? PictureFile.read("\(root)/\(file)") : .unknown
  }

  // MARK: Pictures beside catalogues

  private mutating func add(_ loose: [LoosePicture]) {
    for picture in loose {
      var image = ImageAsset()
      for file in picture.files {
        var rendition = ImageRendition(size: nil, idiom: file.idiom, scale: file.scale, locale: file.locale)
        // Most pictures outside catalogues belong to documents and tests, so nothing is said of them.
        if case .size(let size) = read(file.path) { rendition.size = size.points(scale: file.scale) }
        image.renditions.append(rendition)
      }
      for name in picture.names { catalogue.add(image, named: name, in: picture.folder) }
    }
  }

  // MARK: Problems

  private mutating func report(_ message: String, at offset: Int, of folder: AssetFolder) {
    let path = "\(folder.path)/Contents.json"
    let data = FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data()
    let place = LineIndex([UInt8](data)).position(at: offset)
    catalogue.problems.append(
      InputProblem(
        severity: .warning,
        location: SourceLocation(file: path, line: place.line, column: place.column),
        message: message,
        remedy: "Repair the asset in Xcode, or remove it"
      )
    )
  }

  private mutating func reportPointers() {
    for (folder, count) in pointers {
      catalogue.problems.append(
        InputProblem(
          severity: .warning,
          location: SourceLocation(file: folder, line: 1, column: 1),
          message: "\(count) picture\(count == 1 ? " is a Git LFS pointer" : "s are Git LFS pointers") here, "
            + "so that the size is not known",
          remedy: "Run git lfs pull"
        )
      )
    }
  }
}
