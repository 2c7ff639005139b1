internal import GalleyModel

/// Views that no preview shows: each is a screen by itself, its inputs unknown.
struct ViewReader {
  /// More views than these are not laid out by themselves.
  static let mostScreens = 2000

  let evaluator: Evaluator

  /// One state of the view.
  func screens(_ type: TypeDeclaration) -> [Screen] {
    let (content, bar) = evaluator.withBar {
      evaluator.body(of: evaluator.standingAlone(type), type, at: type.location)
    }
    // A view that says what a navigation bar shows is meant to stand under one.
    let root = Bars.framed(content, bar, at: type.location)
    return [
      Screen(name: type.writtenName, location: type.location, window: .device, root: root, isPreview: false)
    ]
  }
}

extension Evaluator {
  /// The states of what `read` makes: with the first branch of each undecided condition taken and, where there is
  /// one, with the last; and whatever appears over them.
  func states(_ read: () -> [Screen]) -> [Screen] {
    beginScreen(takesElse: false)
    let first = read()
    var over = presented
    var result = first
    if isUndecided {
      beginScreen(takesElse: true)
      let known = Set(first.map(\.root))
      for var screen in read() where !known.contains(screen.root) {
        screen.name += " (else)"
        screen.isAlternative = true
        result.append(screen)
      }
      over += presented
    }
    if var screen = first.first {
      let name = screen.name
      for view in over {
        screen.name = "\(name) (\(view.kind))"
        screen.root = view.root
        screen.location = view.root.location
        screen.window = .device
        result.append(screen)
      }
    }
    for screen in result { recordImages(screen.root) }
    return result
  }

  /// Pictures that take their own size and are not known, and those that are not there.
  private func recordImages(_ element: Element) {
    if case .image(let image) = element.kind, case .asset(let name) = image.source {
      if image.isOfUnknownSize { unknowns.record(.view, "Image(\"\(name)\")", at: element.location) }
      if image.lookup == .missing {
        missingPictures.insert(OpaqueConstruct(.view, name, at: element.location))
      }
    }
    for child in element.children { recordImages(child) }
  }
}

extension ImageContent {
  /// Whether it takes its own size, and which picture it is cannot be told.
  var isOfUnknownSize: Bool {
    if case .asset = source { !resizable && lookup == .unknown } else { false }
  }
}
