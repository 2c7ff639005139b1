internal import GalleyModel
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// From the bytes of a Swift file to its tree.
enum SourceParser {
  /// A located error tells of each place that is not Swift; the rest is read all the same.
  static func parse(path: String, bytes: [UInt8]) -> LoweredFile {
    let file = SourceFile(path: path, bytes: bytes)
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var problems = tree.hasError ? errors(in: tree, file) : []
    let suppressions = SuppressionReader.suppressions(in: tree, file, bytes, problems: &problems)
    let body = Lowerer(file).block(tree.statements)
    return LoweredFile(file: file, body: body, suppressions: suppressions, problems: problems)
  }

  private static func errors(in tree: SourceFileSyntax, _ file: SourceFile) -> [InputProblem] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
      .map { diagnostic in
        InputProblem(
          location: file.location(at: diagnostic.position.utf8Offset),
          message: diagnostic.message,
          remedy: "Correct the Swift source; what could be parsed was still read"
        )
      }
  }
}
