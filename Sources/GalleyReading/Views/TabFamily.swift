internal import GalleyModel

/// `TabView` and `Tab`: the first tab above a bar with the labels of all.
enum TabFamily: ViewFamily {
  static let names = ["TabView", "Tab", "TabSection"]

  /// What a tab is wrapped in, and a whole tab view, so that the bar finds its labels and a style finds the bar.
  static let mark = ElementModifier<TextExpression>.paint(name: "tabItem")
  static let viewMark = ElementModifier<TextExpression>.paint(name: "tabView")

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    guard call.name == "TabView" else { return tab(call, content, evaluator) }
    let tabs = members(evaluator.content(content))
    guard let first = tabs.first else { return .group([]) }
    if tabs.count > 1 {
      evaluator.record(.view, "tabs after the first", at: call.location)
    }
    let labels = tabs.map { item(label(of: $0, evaluator) ?? [], at: call.location) }
    let fill = FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    let stack = Element(
      .stack(
        .vertical,
        alignment: .center,
        spacing: 0,
        [
          Element(.modified(.flexibleFrame(fill), first), at: call.location),
          Bars.strip(labels, at: call.location),
        ]
      ),
      at: call.location
    )
    return .modified(viewMark, stack)
  }

  /// `Tab("Title", systemImage: "star") { … }` or with a label closure.
  private static func tab(_ call: Call, _ content: Argument, _ evaluator: Evaluator) -> Element.Kind? {
    if call.name == "TabSection" { return .group(evaluator.content(content)) }
    if let view = call["label"] {
      evaluator.tabItems[call.location] = evaluator.content(view)
    } else if call.unlabelled.first != nil {
      guard let kind = LabelFamily.read(call, evaluator) else { return nil }
      evaluator.tabItems[call.location] = [Element(kind, at: call.location)]
    }
    return .modified(mark, Element(.group(evaluator.content(content)).lone, at: call.location))
  }

  private static func members(_ elements: [Element]) -> [Element] {
    elements.flatMap { element in
      if case .group(let inner) = element.kind { members(inner) } else { [element] }
    }
  }

  private static func label(of element: Element, _ evaluator: Evaluator) -> [Element]? {
    guard case .modified(let modifier, let inner) = element.kind else { return nil }
    if modifier == mark { return evaluator.tabItems[element.location] }
    return label(of: inner, evaluator)
  }

  /// Icon above title, in an equal part of the bar, on one line.
  private static func item(_ label: [Element], at location: SourceLocation) -> Element {
    let upright = label.map { element in
      element.rewritten { node in
        guard case .modified(LabelStyleFamily.mark, let inner) = node.kind,
          case .stack(_, _, _, let members) = inner.kind
        else { return nil }
        return Element(.stack(.vertical, alignment: .center, spacing: 2, members), at: node.location)
      }
    }
    let stack = Element(.stack(.vertical, alignment: .center, spacing: 2, upright), at: location)
    let line = Element(
      .modified(.environment(.lineLimit(minimum: nil, maximum: 1)), stack),
      at: location
    )
    let font = EnvironmentChange.font(FontSpec(.system(size: 10), weight: .medium))
    let small = Element(.modified(.environment(font), line), at: location)
    let wide = FlexibleFrame(width: .init(maximum: .infinity))
    return Element(.modified(.flexibleFrame(wide), small), at: location)
  }
}

/// `tabItem`, and `tabViewStyle` with pages, which have no bar.
enum TabItemFamily: ModifierFamily {
  static let names = ["tabItem", "tabViewStyle"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard call.name == "tabItem" else {
      guard let style = call.arguments.first.map(evaluator.value), case .chain(let chain) = style,
        chain.base == "PageTabViewStyle" || chain.steps.first?.name == "page"
      else { return wrap(element, .paint(name: call.name), call) }
      return element.rewritten { node in
        guard case .modified(TabFamily.viewMark, let inner) = node.kind,
          case .stack(_, _, _, let members) = inner.kind, let content = members.first
        else { return nil }
        return content
      }
    }
    guard let label = call.trailing ?? call.arguments.first else { return nil }
    evaluator.tabItems[call.location] = evaluator.content(label)
    return wrap(element, TabFamily.mark, call)
  }
}
