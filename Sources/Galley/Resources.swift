internal import Foundation

/// Where Galley's own data files lie.
enum Resources {
  /// The font cascade: beside an installed command under `share/galley`, or in the package it was built from.
  static func cascade() throws(GalleyError) -> String {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    var folder = executable.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/galley/Fonts/cascade.json")
    if FileManager.default.fileExists(atPath: installed.path) { return installed.path }
    while folder.path != "/" {
      let candidate = folder.appending(path: "Fonts/cascade.json")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate.path }
      folder.deleteLastPathComponent()
    }
    throw .unreadable(
      "Fonts/cascade.json was found neither in share/galley beside the command nor above it; name one with --fonts"
    )
  }
}
