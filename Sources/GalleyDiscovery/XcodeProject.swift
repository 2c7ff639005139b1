internal import GalleyModel
internal import GalleySupport

/// An Xcode project: a list of objects that name one another by identifier.
struct XcodeProject {
  private static let testTypes = [".unit-test", ".ui-testing"]
  private static let productType = "com.apple.product-type"

  private let path: String
  /// Of the folder the project lies in, relative to the root.
  private let folder: String
  private let objects: [String: PropertyList]
  private let project: PropertyList
  private let paths: [String: String]

  static func read(_ bytes: [UInt8], path: String, _ problems: inout [InputProblem]) -> ProjectStatement {
    func problem(_ message: String, at offset: Int) -> InputProblem {
      let place = LineIndex(bytes).position(at: offset)
      return InputProblem(
        severity: .warning,
        location: SourceLocation(file: path, line: place.line, column: place.column),
        message: message,
        remedy: "Repair the project in Xcode; its targets and languages are not known"
      )
    }
    do {
      let list = try OldStylePropertyList.parse(bytes)
      guard let project = XcodeProject(list, path: path) else {
        problems.append(problem("this project has no root object", at: list.offset))
        return ProjectStatement()
      }
      return project.statement
    } catch {
      problems.append(problem(error.message, at: error.offset))
      return ProjectStatement()
    }
  }

  private init?(_ list: PropertyList, path: String) {
    let members = list["objects"]?.members ?? []
    objects = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    guard let root = list["rootObject"]?.string, let project = objects[root] else { return nil }
    self.project = project
    self.path = path
    folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
    // Everything is relative to the folder the project says it is in.
    let base = RelativePath.joined(folder, project["projectDirPath"]?.string ?? "") ?? folder
    var walk = GroupWalk(objects: objects, root: base)
    if let main = project["mainGroup"]?.string { walk.visit(main) }
    paths = walk.paths
  }

  private var statement: ProjectStatement {
    let targets = strings(project["targets"]).compactMap { target($0) }
    let versions =
      buildSettings("IPHONEOS_DEPLOYMENT_TARGET", of: project)
      + strings(project["targets"]).compactMap { objects[$0] }.flatMap {
        buildSettings("IPHONEOS_DEPLOYMENT_TARGET", of: $0)
      }
    var regions: [String] = []
    for region in strings(project["knownRegions"]).map(LegacyLanguage.tag) where !regions.contains(region) {
      regions.append(region)
    }
    return ProjectStatement(
      developmentRegion: project["developmentRegion"]?.string.map(LegacyLanguage.tag),
      knownRegions: regions,
      deploymentTarget: versions.first { !$0.isEmpty && !$0.contains("$") },
      targets: targets
    )
  }

  // MARK: Targets

  private func target(_ id: String) -> ProjectTarget? {
    guard let target = objects[id], let name = target["name"]?.string else { return nil }
    var result = ProjectTarget(name: name, container: path, skip: skip(target))
    for phase in strings(target["buildPhases"]).compactMap({ objects[$0] }) {
      for file in strings(phase["files"]).compactMap({ objects[$0]?["fileRef"]?.string }) {
        result.members.formUnion(members(file))
      }
    }
    let own = strings(target["fileSystemSynchronizedGroups"])
    for group in own { if let place = paths[group] { result.members.insert(place) } }
    addExceptions(of: id, own: Set(own), to: &result)
    return result
  }

  /// A file, or the files of a group of languages.
  private func members(_ id: String) -> [String] {
    let inner = strings(objects[id]?["children"])
    return (inner.isEmpty ? [id] : inner).compactMap { paths[$0] }
  }

  /// Exceptions from a folder that is kept in step with the disk: they leave a target that has the folder, and join
  /// one that has not.
  private func addExceptions(of id: String, own: Set<String>, to target: inout ProjectTarget) {
    for (group, object) in objects where object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = paths[group] else { continue }
      for exception in strings(object["exceptions"]).compactMap({ objects[$0] })
      where exception["target"]?.string == id {
        let places = strings(exception["membershipExceptions"]).compactMap { RelativePath.joined(folder, $0) }
        if own.contains(group) {
          target.exceptions.formUnion(places)
        } else {
          target.members.formUnion(places)
        }
      }
    }
  }

  private func skip(_ target: PropertyList) -> ProjectTarget.Skip? {
    let type = target["productType"]?.string ?? ""
    if Self.testTypes.contains(where: type.hasSuffix) { return .tests }
    // The target's own settings take the place of the project's.
    let own = buildSettings("SUPPORTED_PLATFORMS", of: target) + buildSettings("SDKROOT", of: target)
    let platforms =
      own.isEmpty
      ? buildSettings("SUPPORTED_PLATFORMS", of: project) + buildSettings("SDKROOT", of: project) : own
    let names = Set(platforms.flatMap { $0.split(separator: " ").map(String.init) })
    guard !names.isEmpty, !names.contains(where: { Self.isLaidOut($0) }) else { return nil }
    return .platform(names.map(Self.platform).min() ?? "")
  }

  /// Anything but the name of another platform may be iOS.
  private static func isLaidOut(_ sdk: String) -> Bool {
    !["macosx", "appletv", "xros", "xrsimulator", "driverkit"].contains { sdk.hasPrefix($0) }
  }

  private static func platform(_ sdk: String) -> String {
    if sdk.hasPrefix("macosx") { return "macOS" }
    if sdk.hasPrefix("appletv") { return "tvOS" }
    if sdk.hasPrefix("xr") { return "visionOS" }
    return sdk
  }

  /// The setting in each of an object's configurations that has it.
  private func buildSettings(_ name: String, of object: PropertyList) -> [String] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return strings(list?["buildConfigurations"]).compactMap {
      objects[$0]?["buildSettings"]?[name]?.string
    }
  }

  private func strings(_ list: PropertyList?) -> [String] { (list?.array ?? []).compactMap(\.string) }
}
