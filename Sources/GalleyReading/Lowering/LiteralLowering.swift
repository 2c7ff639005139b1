internal import SwiftParser
internal import SwiftSyntax

extension Lowerer {
  /// A string literal, its escapes resolved and the indentation of several lines taken off.
  func string(_ literal: StringLiteralExprSyntax) -> StringLiteral {
    if let text = plainText(literal) { return StringLiteral([.text(text)]) }
    if let whole = literal.representedLiteralValue { return StringLiteral([.text(whole)]) }
    return StringLiteral(
      literal.segments.map { segment in
        switch segment {
        case .stringSegment(let text):
          let alone = literal.with(\.segments, [.stringSegment(text)])
          return .text(alone.representedLiteralValue ?? text.content.text)
        case .expressionSegment(let segment): return .interpolation(labeled(segment.expressions))
        @unknown default: return .interpolation([])
        }
      }
    )
  }

  /// The text of the usual literal, which has one line and no escapes; the library's way to it is slow.
  private func plainText(_ literal: StringLiteralExprSyntax) -> String? {
    guard literal.openingQuote.tokenKind == .stringQuote, literal.openingPounds == nil,
      literal.segments.count == 1, case .stringSegment(let segment)? = literal.segments.first
    else { return nil }
    let text = segment.content.text
    return text.utf8.contains(UInt8(ascii: "\\")) ? nil : text
  }
}
