/// What Xcode projects and package manifests say of the files beside them.
package struct ProjectDescription: Sendable {
  /// The language the source is written in, as a BCP 47 tag.
  package var developmentRegion: String?
  /// The regions an Xcode project lists, as BCP 47 tags, `Base` among them.
  package var knownRegions: [String] = []
  /// The least version of iOS, as `16.4`.
  package var deploymentTarget: String?
  /// In the order of project files, then as each lists them.
  package var targets: [ProjectTarget] = []
  package var fonts: [AppFont] = []
  package var problems: [InputProblem] = []

  package init() {}
}

/// A font that an app's property list registers.
package struct AppFont: Hashable, Sendable {
  /// The file's name, without a folder.
  package var file: String
  package var location: SourceLocation

  package init(file: String, location: SourceLocation) {
    self.file = file
    self.location = location
  }
}

/// A target of an Xcode project or a package.
package struct ProjectTarget: Hashable, Sendable {
  /// Why nothing of a target is laid out.
  package enum Skip: Hashable, Sendable {
    case tests
    /// Macros and plug-ins, which run while others are built.
    case buildTool
    /// Made for other platforms than iOS and watchOS, by name.
    case platform(String)
  }

  package var name: String
  /// The project file or manifest, relative to the root.
  package var container: String
  /// `nil` when it is laid out.
  package var skip: Skip?
  /// Files and folders, relative to the root; folders with all that they hold.
  package var members: Set<String>
  /// Files and folders inside the members that are none.
  package var exceptions: Set<String>

  package init(
    name: String,
    container: String,
    skip: Skip? = nil,
    members: Set<String> = [],
    exceptions: Set<String> = []
  ) {
    self.name = name
    self.container = container
    self.skip = skip
    self.members = members
    self.exceptions = exceptions
  }

  /// Whether a file is part of it; `places` are the file's path and those of the folders it lies in.
  package func holds(_ places: [String]) -> Bool {
    places.contains(where: members.contains) && !places.contains(where: exceptions.contains)
  }
}
