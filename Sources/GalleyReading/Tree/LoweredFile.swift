internal import GalleyModel

/// The syntax library has a type of the same name.
typealias SourceLocation = GalleyModel.SourceLocation

/// All that is kept of a Swift file.
struct LoweredFile: Sendable {
  let file: SourceFile
  let body: Block
  let suppressions: [Suppression]
  /// What in it is not Swift, and comments that suppress nothing.
  let problems: [InputProblem]
}
