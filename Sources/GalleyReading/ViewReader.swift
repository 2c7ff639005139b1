internal import GalleyModel

/// Views that no preview shows: each is a screen by itself, its inputs unknown.
struct ViewReader {
  /// More views than these are not laid out by themselves.
  static let mostScreens = 2000

  let evaluator: Evaluator

  /// One state of the view.
  func screens(_ type: TypeDeclaration) -> [Screen] {
    let root: Element =
      switch evaluator.standingAlone(type) {
      case .instance(let instance): evaluator.body(of: instance, at: type.location)
      case let value: evaluator.body(of: value, type, at: type.location)
      }
    return [
      Screen(name: type.writtenName, location: type.location, window: .device, root: root, isPreview: false)
    ]
  }
}

extension Evaluator {
  /// The states of what `read` makes: with the first branch of each undecided condition taken and, where there is
  /// one, with the last.
  func states(_ read: () -> [Screen]) -> [Screen] {
    beginScreen(takesElse: false)
    let first = read()
    guard isUndecided else { return first }
    beginScreen(takesElse: true)
    let second = read()
    let known = Set(first.map(\.root))
    return first
      + second.filter { !known.contains($0.root) }.map { screen in
        var screen = screen
        screen.name += " (else)"
        return screen
      }
  }
}
