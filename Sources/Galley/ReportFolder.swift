internal import Foundation
internal import GalleyModel
internal import GalleyReporting
internal import GalleySupport

extension Check {
  /// Writes `report.json` and a picture of each screen in the variants its findings speak of.
  ///
  /// Pictures that an earlier run wrote there are removed; nothing else in the folder is touched. A screen too large
  /// for a bitmap is drawn as SVG only.
  ///
  /// - Parameter folder: made when it is missing.
  /// - Returns: paths of the files written, the report first.
  /// - Throws: ``GalleyError/unwritable(_:)`` when a file can't be written.
  public func write(to folder: String) throws(GalleyError) -> [String] {
    let pictures = folder + "/pictures"
    for name in Self.listed(in: pictures) {
      try? FileManager.default.removeItem(atPath: pictures + "/" + name)
    }
    var written: [String] = []
    try Self.write(json(), to: folder + "/report.json", &written)
    let slugs = slugs
    for (screen, variant) in picturesWanted {
      let picture = picture(of: screen, variant: variant)
      let name = project.names[variant].replacing(" ", with: "-")
      let path = "\(pictures)/\(slugs[screen.name] ?? "screen").\(name)"
      try Self.write(picture.svg(), to: path + ".svg", &written)
      if let png = try? picture.png() { try Self.write(png, to: path + ".png", &written) }
    }
    let names = written.dropFirst().map { $0.dropFirst(pictures.count + 1) + "\n" }
    var list: [String] = []
    if !names.isEmpty || !Self.listed(in: pictures).isEmpty {
      try Self.write(Array(names.joined().utf8), to: pictures + "/" + Self.list, &list)
    }
    return written
  }

  /// The file that names the pictures of the last run, one a line.
  private static let list = "written-by-galley.txt"

  /// Names of the pictures that an earlier run wrote; those that would lead out of the folder are no names.
  private static func listed(in pictures: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: pictures + "/" + list) else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).filter {
      !$0.contains("/") && ($0.hasSuffix(".svg") || $0.hasSuffix(".png"))
    }
  }

  private static func write(_ bytes: [UInt8], to path: String, _ written: inout [String]) throws(GalleyError)
  {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritable("\(path): can't be written (\(error.localizedDescription))")
    }
    written.append(path)
  }

  /// Each screen in each variant that is some finding's worst, in report order.
  private var picturesWanted: [(screen: Screen, variant: Int)] {
    var seen: Set<[String]> = []
    return report.findings.compactMap { finding in
      guard seen.insert([finding.screen, finding.worst]).inserted,
        let screen = project.reading.screens.first(where: { $0.name == finding.screen }),
        let variant = project.names.firstIndex(of: finding.worst)
      else { return nil }
      return (screen, variant)
    }
  }

  private func picture(of screen: Screen, variant: Int) -> Picture {
    let name = project.names[variant]
    let layout = CaseLayout(project)
    // Not on the caller's stack, which may be too small for a deep tree.
    let laidOut = Parallel.map(1) { _ in layout.screen(screen, variant: variant) }
    return Picture(
      screen: laidOut[0],
      outlines: project.typesetter,
      marks: report.findings.filter { $0.screen == screen.name }.flatMap(\.marks).filter {
        $0.variant == name
      }
    )
  }

  /// A picture of one screen in one localization, its faults outlined.
  ///
  /// - Parameters:
  ///   - screen: the screen's name.
  ///   - variant: the name of one of the run; `nil` takes the development language.
  ///   - format: `svg` or `png`.
  /// - Returns: the file.
  /// - Throws: ``GalleyError/configuration(_:)`` when there is no such screen, localization or format.
  public func picture(of screen: String, variant: String? = nil, format: String) throws -> [UInt8] {
    guard let found = project.reading.screens.first(where: { $0.name == screen }) else {
      let names = project.reading.screens.map { "“\($0.name)”" }.joined(separator: ", ")
      throw GalleyError.configuration(
        "no screen is called “\(screen)”; there \(names.isEmpty ? "is none" : "are " + names)"
      )
    }
    let name = variant ?? project.names[0]
    guard let number = project.names.firstIndex(of: name) else {
      throw GalleyError.configuration("the run has no variant \(name)")
    }
    let picture = picture(of: found, variant: number)
    switch format {
    case "svg": return picture.svg()
    case "png": return try picture.png()
    default: throw GalleyError.configuration("a picture is svg or png, not \(format)")
    }
  }

  /// What each screen's pictures are called, by the screen's name, each once: letters and digits of the name, other
  /// characters as one hyphen.
  private var slugs: [String: String] {
    var taken: Set<String> = []
    var slugs: [String: String] = [:]
    for screen in project.reading.screens where slugs[screen.name] == nil {
      let words = screen.name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      let slug = words.isEmpty ? "screen" : String(words.prefix(Self.longestSlug))
      var number = 1
      while !taken.insert(number == 1 ? slug : "\(slug)-\(number)").inserted { number += 1 }
      slugs[screen.name] = number == 1 ? slug : "\(slug)-\(number)"
    }
    return slugs
  }

  /// Characters, so that no file system finds the name too long.
  private static let longestSlug = 48
}
