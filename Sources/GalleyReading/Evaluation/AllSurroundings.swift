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
      let known = done.firstIndex { $0.surroundings.answer($0.asked, like: next) }
      if known == nil {
        surroundings = next
        asked = []
        let screens = states(read)
        done.append((next, asked, screens))
      }
      let number = known ?? done.count - 1
      if result.isEmpty { result = done[number].screens }
      // What the first shows is what screens show unless they say otherwise.
      if number > 0 { join(done[number].screens, in: next, to: &result) }
    }
    return result
  }

  /// A screen among those of one view: several may have one name.
  private struct Key: Hashable {
    let name: String
    let number: Int

    static func keys(of screens: [Screen]) -> [Key] {
      var counts: [String: Int] = [:]
      return screens.map { screen in
        defer { counts[screen.name, default: 0] += 1 }
        return Key(name: screen.name, number: counts[screen.name, default: 0])
      }
    }
  }

  /// A state that is met in some surroundings only shows the first state in all others.
  private func join(_ screens: [Screen], in surroundings: Surroundings, to result: inout [Screen]) {
    guard let first = screens.first, !result.isEmpty else { return }
    let keys = Key.keys(of: screens)
    var rest = Dictionary(zip(keys, screens)) { first, _ in first }
    let place = result[0].location
    for (index, key) in Key.keys(of: result).enumerated() {
      let isState = result[index].location == place
      guard let root = rest.removeValue(forKey: key)?.root ?? (isState ? first.root : nil) else { continue }
      if result[index].root != root { result[index].others[surroundings] = root }
    }
    for (key, screen) in zip(keys, screens) where rest[key] != nil {
      var added = screen
      added.root = result[0].root
      added.others = result[0].others
      added.others[surroundings] = screen.root
      result.append(added)
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
