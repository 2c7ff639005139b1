/// A closure, as `{ [weak self] item in … }`.
final class ClosureExpression: SourceNode {
  struct Parameter: Sendable {
    /// What the body calls it.
    let name: String
    let type: TypeReference?
  }

  struct Capture: Sendable {
    let name: String
    let value: Expression?
  }

  let captures: [Capture]
  let parameters: [Parameter]
  let result: TypeReference?
  let body: Block
  let range: SourceRange

  init(
    captures: [Capture],
    parameters: [Parameter],
    result: TypeReference?,
    body: Block,
    range: SourceRange
  ) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.body = body
    self.range = range
  }
}
