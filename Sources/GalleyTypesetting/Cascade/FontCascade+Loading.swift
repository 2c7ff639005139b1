internal import Foundation
internal import GalleyModel
internal import GalleySupport

extension FontCascade {
  /// Reads a cascade file, and looks for the font files it names.
  ///
  /// The faces of the system font must be there. Other faces may be missing: a typesetter reports them when a
  /// text needs them. Problems name the file by `displayName`.
  ///
  /// - Throws: everything that is wrong with the file, not only the first.
  package static func load(path: String, displayName: String) throws(FontCascadeError) -> FontCascade {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FontCascadeError(problems: [
        InputProblem(
          location: SourceLocation(file: displayName, line: 1, column: 1),
          message: "the font cascade can't be read",
          remedy: "point “fonts” to a cascade file, or leave it out to use Galley's own"
        )
      ])
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
    return try read(Array(data), folder: folder, displayName: displayName)
  }

  /// Reads the text of a cascade file; relative directories are looked for in `folder`.
  package static func read(
    _ bytes: [UInt8],
    folder: String,
    displayName: String
  ) throws(FontCascadeError) -> FontCascade {
    var reader = CascadeReader(bytes: bytes, folder: folder, displayName: displayName)
    let document: JSONValue
    do {
      document = try JSONParser.parse(bytes, allowsComments: true)
    } catch {
      reader.report(error.message, at: error.offset, remedy: "correct the JSON")
      throw FontCascadeError(problems: reader.problems)
    }
    guard let cascade = reader.cascade(from: document) else {
      throw FontCascadeError(problems: reader.problems.sorted())
    }
    return cascade
  }
}
