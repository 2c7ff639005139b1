internal import GalleyModel
internal import GalleySupport
internal import SwiftDiagnostics
internal import SwiftOperators
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The syntax library has a type of the same name.
typealias SourceLocation = GalleyModel.SourceLocation

/// A Swift file, parsed, its operators folded by precedence.
struct SourceFile {
  /// Relative to the project's root.
  let path: String
  let tree: SourceFileSyntax
  private let lines: LineIndex

  /// Parses the bytes.
  ///
  /// `problems` receives a located error for each place that is not Swift; the rest is read all the same.
  init(path: String, bytes: [UInt8], problems: inout [InputProblem]) {
    self.path = path
    let lines = LineIndex(bytes)
    self.lines = lines
    let parsed = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if parsed.hasError {
      for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: parsed)
      where diagnostic.diagMessage.severity == .error {
        let position = lines.position(at: diagnostic.position.utf8Offset)
        problems.append(
          InputProblem(
            location: SourceLocation(file: path, line: position.line, column: position.column),
            message: diagnostic.message,
            remedy: "Correct the Swift source; what could be parsed was still read"
          )
        )
      }
    }
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    self.tree = folded.cast(SourceFileSyntax.self)
  }

  /// Where a node begins, its leading comments left out.
  func location(of node: some SyntaxProtocol) -> SourceLocation {
    location(at: node.positionAfterSkippingLeadingTrivia)
  }

  func location(at position: AbsolutePosition) -> SourceLocation {
    let position = lines.position(at: position.utf8Offset)
    return SourceLocation(file: path, line: position.line, column: position.column)
  }
}
