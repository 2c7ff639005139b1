internal import GalleyModel

/// `LazyHStack` and `LazyVStack`, which take the arguments of the stacks that are not lazy.
enum LazyStackFamily: ViewFamily {
  static let names = ["LazyHStack", "LazyVStack"]

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    let plain = Call(String(call.name.dropFirst(4)), call.arguments, at: call.location, call.scope)
    guard case .stack(let axis, let alignment, let spacing, let members)? = StackFamily.read(plain, evaluator)
    else { return nil }
    return .lazyStack(axis, alignment: alignment, spacing: spacing, members)
  }
}
