internal import Foundation
internal import GalleyModel
internal import GalleyReporting

extension Check {
  /// Writes `report.json` and a picture of each screen in the variants its findings speak of.
  ///
  /// Pictures of an earlier run in the folder are removed; nothing else in it is touched.
  ///
  /// - Parameter folder: made when it is missing.
  /// - Returns: paths of the files written, the report first.
  /// - Throws: when a file can't be written.
  public func write(to folder: String) throws -> [String] {
    let pictures = folder + "/pictures"
    let old = (try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []
    for name in old where name.hasSuffix(".png") || name.hasSuffix(".svg") {
      try FileManager.default.removeItem(atPath: pictures + "/" + name)
    }
    var written = [folder + "/report.json"]
    try OutputFile.write(json(), to: written[0])
    for (screen, variant) in picturesWanted {
      let picture = picture(of: screen, variant: variant)
      let path = "\(pictures)/\(Self.slug(screen.name)).\(project.names[variant])"
      try OutputFile.write(picture.svg(), to: path + ".svg")
      try OutputFile.write(try picture.png(), to: path + ".png")
      written += [path + ".svg", path + ".png"]
    }
    return written
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
    return Picture(
      screen: CaseLayout(project).screen(screen, variant: variant),
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
  ///   - locale: a localization of the run; `nil` takes the development language.
  ///   - format: `svg` or `png`.
  /// - Returns: the file.
  /// - Throws: ``GalleyError/configuration(_:)`` when there is no such screen, localization or format.
  public func picture(of screen: String, locale: String? = nil, format: String) throws -> [UInt8] {
    guard let found = project.reading.screens.first(where: { $0.name == screen }) else {
      let names = project.reading.screens.map { "“\($0.name)”" }.joined(separator: ", ")
      throw GalleyError.configuration(
        "no screen is called “\(screen)”; there \(names.isEmpty ? "is none" : "are " + names)"
      )
    }
    let name = locale ?? project.names[0]
    guard let variant = project.names.firstIndex(of: name) else {
      throw GalleyError.configuration("the run has no localization \(name)")
    }
    let picture = picture(of: found, variant: variant)
    switch format {
    case "svg": return picture.svg()
    case "png": return try picture.png()
    default: throw GalleyError.configuration("a picture is svg or png, not \(format)")
    }
  }

  /// Letters and digits of a name, other characters as one hyphen.
  private static func slug(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
