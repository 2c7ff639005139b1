internal import Foundation
internal import GalleyModel
internal import SwiftSyntax

/// `// galley:disable:this truncation.tail [de, fi] -- reason` and `galley:disable:next`.
enum SuppressionReader {
  private static let marker = "galley:disable:"

  /// The suppressions of a file, and a located warning for each comment that is not understood or gives no reason.
  static func suppressions(
    in tree: SourceFileSyntax,
    _ file: SourceFile,
    _ bytes: [UInt8],
    problems: inout [InputProblem]
  ) -> [Suppression] {
    // Nearly no file has one, and looking at the comments of all tokens takes longer than parsing.
    guard Data(bytes).range(of: Data(marker.utf8)) != nil else { return [] }
    var result: [Suppression] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position
      for piece in token.leadingTrivia {
        if let text = comment(piece) { read(text, at: offset, file, &result, &problems) }
        offset += piece.sourceLength
      }
      offset = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia {
        if let text = comment(piece) { read(text, at: offset, file, &result, &problems) }
        offset += piece.sourceLength
      }
    }
    return result
  }

  /// The text of a comment of any kind on one line, without what closes it.
  private static func comment(_ piece: TriviaPiece) -> String? {
    switch piece {
    case .lineComment(let text), .docLineComment(let text): text
    case .blockComment(let text), .docBlockComment(let text):
      text.contains(where: \.isNewline) ? nil : String(text.dropLast(2))
    default: nil
    }
  }

  private static func read(
    _ comment: String,
    at position: AbsolutePosition,
    _ file: SourceFile,
    _ result: inout [Suppression],
    _ problems: inout [InputProblem]
  ) {
    guard let start = comment.range(of: marker) else { return }
    let location = file.location(at: position.utf8Offset)
    let words = comment[start.upperBound...]
    let scope = words.prefix { $0.isLetter }
    var rest = words.dropFirst(scope.count)
    var reason = ""
    if let dashes = rest.range(of: "--") {
      reason = rest[dashes.upperBound...].trimmingCharacters(in: .whitespaces)
      rest = rest[..<dashes.lowerBound]
    }
    var locales: Set<String> = []
    if let open = rest.firstIndex(of: "["), let close = rest.lastIndex(of: "]"), open < close {
      locales = names(rest[rest.index(after: open)..<close])
      rest = rest[..<open]
    }
    guard scope == "this" || scope == "next", !reason.isEmpty else {
      problems.append(
        InputProblem(
          severity: .warning,
          location: location,
          message: "this comment suppresses nothing",
          remedy: "Write “// galley:disable:this rule [locales] -- reason”, or “next” for the line below"
        )
      )
      return
    }
    result.append(
      Suppression(
        file: file.path,
        line: location.line + (scope == "next" ? 1 : 0),
        rules: names(rest),
        locales: locales,
        reason: reason
      )
    )
  }

  private static func names(_ text: Substring) -> Set<String> {
    Set(text.split { $0 == "," || $0.isWhitespace }.map(String.init))
  }
}
