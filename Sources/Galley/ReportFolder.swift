internal import Foundation
internal import GalleyFaults
internal import GalleyModel
internal import GalleyReporting
internal import GalleySupport

extension Check {
  /// Writes the report in every format, and pictures of what was found.
  ///
  /// `report.json`, `index.html`, `report.sarif`, `junit.xml`, `summary.md` and `annotations.txt` (GitHub's workflow
  /// commands), and under `pictures` each faulty screen: in the variant its findings speak of with the faults outlined,
  /// and as the page shows it. Pictures that an earlier run wrote there are removed; nothing else in the folder is
  /// touched. A screen too large for a bitmap is drawn as SVG only.
  ///
  /// - Parameter folder: made when it is missing.
  /// - Returns: paths of the files written, the JSON report first.
  /// - Throws: ``GalleyError/unwritable(_:)`` when a file can't be written, or ``GalleyError/configuration(_:)`` when
  ///   the gate is no severity.
  public func write(to folder: String) throws(GalleyError) -> [String] {
    let gate = try gate()
    let pictures = folder + "/pictures"
    for name in Self.listed(in: pictures) {
      try? FileManager.default.removeItem(atPath: pictures + "/" + name)
    }
    var written: [String] = []
    try Self.write(json(), to: folder + "/report.json", &written)
    let rules = RuleCatalogue.all.map { RuleDescription($0.page) }
    let place = Repository.path(of: project.root)
    try Self.write(
      SARIFReport.write(report, rules: rules, version: Release.version, folder: place),
      to: folder + "/report.sarif",
      &written
    )
    try Self.write(JUnitReport.write(report, gate: gate), to: folder + "/junit.xml", &written)
    try Self.write(Array(MarkdownReport.write(report, gate: gate).utf8), to: folder + "/summary.md", &written)
    try Self.write(Array(annotations.utf8), to: folder + "/annotations.txt", &written)
    let drawn = try draw(to: pictures)
    try Self.write(
      HTMLReport.write(report, rules: rules, pictures: drawn.shown, sources: sources, gate: gate),
      to: folder + "/index.html",
      &written
    )
    return written + drawn.files
  }

  /// GitHub's workflow commands, which put findings beside the lines of a pull request.
  public var annotations: String {
    GitHubReport.write(report, folder: Repository.path(of: project.root))
  }

  /// The variant in the development language that each variant is compared with.
  private var sources: [String: String] {
    var result: [String: String] = [:]
    for (name, variant) in zip(project.names, project.variants) {
      let twin = project.variants.indices.first { index in
        let other = project.variants[index]
        return index < project.names.count && other.pseudo == nil && other.device == variant.device
          && other.textSize == variant.textSize && other.locale == project.catalogue.developmentRegion
      }
      if let twin { result[name] = project.names[twin] }
    }
    return result
  }

  /// Draws what findings speak of, outlined, and every variant they fail in with its source twin, plain, for the page.
  private func draw(to folder: String) throws(GalleyError) -> (files: [String], shown: [HTMLPicture]) {
    let slugs = slugs
    let name = { (screen: Screen, variant: Int) in
      "\(slugs[screen.name] ?? "screen").\(project.names[variant].replacing(" ", with: "-"))"
    }
    var files: [String] = []
    let wanted = picturesWanted
    let marked = Parallel.map(wanted.count) { index in
      let picture = self.marked(wanted[index].screen, wanted[index].variant)
      return (svg: picture.svg(), png: try? picture.png())
    }
    for ((screen, variant), picture) in zip(wanted, marked) {
      let path = "\(folder)/\(name(screen, variant))"
      try Self.write(picture.svg, to: path + ".svg", &files)
      if let png = picture.png { try Self.write(png, to: path + ".png", &files) }
    }
    let all = picturesShown
    let plain = Parallel.map(all.count) { index in
      let (picture, size) = self.plain(all[index].screen, all[index].variant)
      return (svg: picture.svg(), size: size)
    }
    var shown: [HTMLPicture] = []
    for ((screen, variant), picture) in zip(all, plain) {
      let file = name(screen, variant) + ".plain.svg"
      try Self.write(picture.svg, to: "\(folder)/\(file)", &files)
      shown.append(
        HTMLPicture(
          screen: screen.name,
          variant: project.names[variant],
          file: "pictures/\(file)",
          width: picture.size.width,
          height: picture.size.height
        )
      )
    }
    let names = files.map { $0.dropFirst(folder.count + 1) + "\n" }
    var list: [String] = []
    if !names.isEmpty || !Self.listed(in: folder).isEmpty {
      try Self.write(Array(names.joined().utf8), to: folder + "/" + Self.list, &list)
    }
    return (files, shown)
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
}

extension RuleDescription {
  /// A page's severity begins with the word for the severest it may be.
  fileprivate init(_ page: RulePage) {
    let word = page.severity.prefix { $0.isLetter }
    self.init(
      id: page.id,
      summary: page.summary,
      explanation: page.explanation,
      repair: page.repair,
      severity: Severity(rawValue: String(word)) ?? .warning
    )
  }
}
