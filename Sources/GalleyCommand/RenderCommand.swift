internal import Foundation
internal import Galley

/// `galley render`.
enum RenderCommand {
  private static let known: Set<String> = Options.layout.union(["--output"])

  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(arguments, known: known)
    guard let screen = options.positional.first else { throw UsageError("render needs the name of a screen") }
    guard let output = try options.value("--output") else {
      throw UsageError("render needs --output FILE, ending in .svg or .png")
    }
    let format = URL(filePath: output).pathExtension.lowercased()
    var configuration = try options.configuration(paths: Array(options.positional.dropFirst()))
    configuration.screens = [screen]
    // One picture shows one variant: the pseudo-locale asked for, or the localization.
    if options.values["--pseudo"] == nil { configuration.pseudo = [] }
    let check = try Check(configuration)
    let pseudo = try options.value("--pseudo").flatMap { $0 == "none" ? nil : $0 }
    let picture = try check.picture(
      of: screen,
      variant: try pseudo ?? options.value("--locale"),
      format: format
    )
    try Terminal.write(picture, to: output)
    print(output)
    return 0
  }
}
