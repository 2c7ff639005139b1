/// A picture that lies in a folder of resources and not in a catalogue, with all its files.
struct LoosePicture {
  struct File {
    var path: String
    var scale: Double
    var idiom: String
    /// Of the `.lproj` folder it lies in.
    var locale: String?
  }

  private static let extensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "heic", "gif"]

  /// What source may ask for: a PNG without its ending too.
  let names: [String]
  /// Relative to the project's root, folders of languages left out.
  let folder: String
  private(set) var files: [File]

  static func isPicture(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return extensions.contains(path[path.index(after: dot)...].lowercased())
  }

  /// Files by the picture they are of, in the order of their paths.
  static func gathered(_ paths: [String]) -> [LoosePicture] {
    var result: [LoosePicture] = []
    var places: [String: Int] = [:]
    for path in paths {
      let (picture, key) = read(path)
      if let place = places[key] {
        result[place].files += picture.files
      } else {
        places[key] = result.count
        result.append(picture)
      }
    }
    return result
  }

  private static func read(_ path: String) -> (picture: LoosePicture, key: String) {
    var parts = path.split(separator: "/").map(String.init)
    let file = parts.removeLast()
    var locale: String?
    if let last = parts.last, last.hasSuffix(".lproj") {
      locale = last == "Base.lproj" ? nil : String(last.dropLast(6)).replacing("_", with: "-")
      parts.removeLast()
    }
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    var name = String(file[..<dot])
    let ending = file[dot...].lowercased()
    var idiom = "universal"
    for device in ["iphone", "ipad"] where name.hasSuffix("~" + device) {
      idiom = device
      name.removeLast(device.count + 1)
    }
    var scale = 1.0
    for number in [2.0, 3.0] where name.hasSuffix("@\(Int(number))x") {
      scale = number
      name.removeLast(3)
    }
    let folder = parts.joined(separator: "/")
    let picture = LoosePicture(
      names: ending == ".png" ? [name, name + ending] : [name + ending],
      folder: folder,
      files: [File(path: path, scale: scale, idiom: idiom, locale: locale)]
    )
    return (picture, "\(folder)/\(name)\(ending)")
  }
}
