internal import GalleyModel

extension Surroundings {
  /// What views can ask of the platform.
  enum Question: Hashable {
    case direction, locale, scale, textSize, window
  }

  /// Whether questions have the same answers in both.
  func answer(_ questions: Set<Question>, like other: Surroundings) -> Bool {
    questions.allSatisfy { question in
      switch question {
      case .direction: direction == other.direction
      case .locale: locale == other.locale
      case .scale: device.scale == other.device.scale
      case .textSize: textSize == other.textSize
      case .window: device.size == other.device.size
      }
    }
  }
}

extension Evaluator {
  /// The screens that `read` makes, evaluated again in all surroundings that their views can tell apart.
  func screens(_ read: () -> [Screen]) -> [Screen] {
    var done: [(surroundings: Surroundings, asked: Set<Surroundings.Question>, screens: [Screen])] = []
    var result: [Screen] = []
    presentedHere = []
    for next in allSurroundings {
      let known = done.first { $0.surroundings.answer($0.asked, like: next) }
      let screens: [Screen]
      if let known {
        screens = known.screens
      } else {
        surroundings = next
        asked = []
        screens = states(read)
        done.append((next, asked, screens))
      }
      join(screens, in: next, to: &result)
    }
    return result
  }

  /// States are the same by name; one that is met in some surroundings only shows the first state in all others.
  private func join(_ screens: [Screen], in surroundings: Surroundings, to result: inout [Screen]) {
    guard !result.isEmpty else {
      result = screens
      return
    }
    for screen in screens {
      if let index = result.firstIndex(where: { $0.name == screen.name }) {
        if result[index].root != screen.root { result[index].others[surroundings] = screen.root }
      } else {
        var added = screen
        added.root = result[0].root
        added.others = result[0].others
        added.others[surroundings] = screen.root
        result.append(added)
      }
    }
  }

  /// Runs what is shown in surroundings that a modifier changed.
  func within<T>(_ changed: Surroundings?, _ work: () -> T) -> T {
    guard let changed else { return work() }
    let outer = surroundings
    surroundings = changed
    defer { surroundings = outer }
    return work()
  }
}
