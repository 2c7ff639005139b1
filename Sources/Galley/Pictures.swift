internal import Foundation
internal import GalleyModel
internal import GalleySupport
internal import GalleyReporting

/// Which pictures a run makes, and how they are drawn.
extension Check {
  /// Each screen in each variant that is some finding's worst, in report order.
  var picturesWanted: [(screen: Screen, variant: Int)] {
    var seen: Set<[String]> = []
    return report.findings.compactMap { finding in
      guard seen.insert([finding.screen, finding.worst]).inserted,
        let screen = project.reading.screens.first(where: { $0.name == finding.screen }),
        let variant = project.names.firstIndex(of: finding.worst)
      else { return nil }
      return (screen, variant)
    }
  }

  /// Each screen in every variant that one of its findings fails in, and those in their source language.
  var picturesShown: [(screen: Screen, variant: Int)] {
    project.reading.screens.flatMap { screen -> [(screen: Screen, variant: Int)] in
      let findings = report.findings.filter { $0.screen == screen.name }
      guard !findings.isEmpty else { return [] }
      let failing = Set(findings.flatMap { $0.failing + [$0.worst] })
      return project.names.indices.filter { index in
        failing.contains(project.names[index])
          || (project.variants[index].pseudo == nil
            && project.variants[index].locale == project.catalogue.developmentRegion)
      }.map { (screen, $0) }
    }
  }

  /// A screen in a variant with its faults outlined; trees nest as deep as source does, so call it on a deep stack.
  func marked(_ screen: Screen, _ variant: Int) -> Picture {
    let name = project.names[variant]
    return Picture(
      screen: cases.screen(screen, variant: variant),
      outlines: project.typesetter,
      marks: report.findings.filter { $0.screen == screen.name }.flatMap(\.marks).filter {
        $0.variant == name
      }
    )
  }

  /// The same without marks, and the size of its window.
  func plain(_ screen: Screen, _ variant: Int) -> (picture: Picture, size: Size) {
    let laidOut = cases.screen(screen, variant: variant)
    return (Picture(screen: laidOut, outlines: project.typesetter), laidOut.window)
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
    // A localization means its first variant, where there are several devices or text sizes.
    let number = project.names.firstIndex(of: name) ?? project.names.firstIndex { $0.localization == name }
    guard let number else {
      throw GalleyError.configuration(Suggestion.missing("variant", name, among: project.names))
    }
    let picture = Parallel.map(1) { _ in marked(found, number) }[0]
    switch format {
    case "svg": return picture.svg()
    case "png": return try picture.png()
    default: throw GalleyError.configuration("a picture is svg or png, not \(format)")
    }
  }

  /// What each screen's pictures are called, by the screen's name, each once: letters and digits of the name, other
  /// characters as one hyphen.
  var slugs: [String: String] {
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
