internal import GalleyModel

/// Views that no preview shows: each is a screen by itself, its inputs unknown.
struct ViewReader {
  /// More views than these are not laid out by themselves.
  static let mostScreens = 2000
  /// When there are more screens than these, no further one has states beside its first.
  static let mostStates = 1500

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
  /// The states of what `read` makes, and whatever appears over them.
  func states(_ read: () -> [Screen]) -> [Screen] {
    choices = StateChoices()
    presentedBefore = []
    var result: [Screen] = []
    var over: [Screen] = []
    var known: Set<Element> = []
    var knownOver: Set<Element> = []
    var number = 0
    repeat {
      beginState()
      for var screen in read() {
        let isNew = known.insert(screen.root).inserted
        guard number == 0 || isNew else { continue }
        screen.name += Self.suffix(number)
        screen.isAlternative = number > 0
        result.append(screen)
      }
      number += 1
      guard let first = result.first else { continue }
      for view in presented where knownOver.insert(view.root).inserted {
        var screen = first
        screen.name += " (\(view.kind))" + (view.isAlternative ? Self.suffix(number - 1) : "")
        screen.root = view.root
        screen.location = view.root.location
        screen.window = .device
        screen.isAlternative = view.isAlternative
        over.append(screen)
      }
    } while needsState(after: number)
    result += over
    for screen in result { recordImages(screen.root) }
    return result
  }

  /// What tells a state from the first one.
  private static func suffix(_ number: Int) -> String {
    switch number {
    case 0: ""
    case 1: " (else)"
    default: " (else \(number))"
    }
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
