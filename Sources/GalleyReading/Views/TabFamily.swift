internal import GalleyModel

/// `TabView` and `Tab`: the first tab above a bar with the labels of all; each other tab is a screen of its own.
enum TabFamily: ViewFamily {
  static let names = ["TabView", "Tab", "TabSection"]

  /// More tabs than these are not shown as screens of their own.
  private static let mostTabs = 12

  /// What a whole tab view is wrapped in, so that a style finds the bar.
  static let viewMark = ElementModifier<TextExpression>.paint(name: "tabView")

  static func read(_ call: Call, _ evaluator: Evaluator) -> Element.Kind? {
    guard let content = call.trailing ?? call["content"] else { return nil }
    guard call.name == "TabView" else { return tab(call, content, evaluator) }
    let tabs = members(evaluator.content(content))
    guard let first = tabs.first else { return .group([]) }
    for (number, tab) in tabs.enumerated().dropFirst().prefix(mostTabs) {
      evaluator.present("tab \(number + 1)", at: tab.location) { [view(of: tab, among: tabs, call)] }
    }
    return view(of: first, among: tabs, call).kind
  }

  private static func view(of shown: Element, among tabs: [Element], _ call: Call) -> Element {
    let labels = tabs.map { item(label(of: $0) ?? [], at: call.location) }
    let fill = FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    let stack = Element.Kind.stack(
      .vertical,
      alignment: .center,
      spacing: 0,
      [
        Element(.modified(.flexibleFrame(fill), shown), at: call.location),
        Bars.strip(labels, at: call.location),
      ]
    )
    return Element(.modified(viewMark, Element(stack, at: call.location)), at: call.location)
  }

  /// `Tab("Title", systemImage: "star") { … }` or with a label closure.
  private static func tab(_ call: Call, _ content: Argument, _ evaluator: Evaluator) -> Element.Kind? {
    if call.name == "TabSection" { return .group(evaluator.content(content)) }
    var label: [Element] = []
    if let view = call["label"] {
      label = evaluator.content(view)
    } else if call.unlabelled.first != nil {
      guard let kind = LabelFamily.read(call, evaluator) else { return nil }
      label = [Element(kind, at: call.location)]
    }
    let view = Element(.group(evaluator.content(content)).lone, at: call.location)
    return .modified(mark(label), view)
  }

  /// What a tab is wrapped in, so that the bar finds its label.
  static func mark(_ label: [Element]) -> ElementModifier<TextExpression> {
    .styleable(by: "tabItem", parts: ["label": label])
  }

  private static func members(_ elements: [Element]) -> [Element] {
    elements.flatMap { element in
      if case .group(let inner) = element.kind { members(inner) } else { [element] }
    }
  }

  private static func label(of element: Element) -> [Element]? {
    guard case .modified(let modifier, let inner) = element.kind else { return nil }
    if case .styleable(by: "tabItem", let parts) = modifier { return parts["label"] }
    return label(of: inner)
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
          || chain.steps.first?.name == "verticalPage"
      else { return wrap(element, .paint(name: call.name), call) }
      // Its tabs were presented with the bar that it does not have.
      for index in evaluator.presented.indices where evaluator.presented[index].kind.hasPrefix("tab ") {
        evaluator.presented[index].root = withoutBar(evaluator.presented[index].root)
      }
      return withoutBar(element)
    }
    guard let label = call.trailing ?? call.arguments.first else { return nil }
    return wrap(element, TabFamily.mark(evaluator.content(label)), call)
  }

  private static func withoutBar(_ element: Element) -> Element {
    element.rewritten { node in
      guard case .modified(TabFamily.viewMark, let inner) = node.kind,
        case .stack(_, _, _, let members) = inner.kind, let content = members.first
      else { return nil }
      return content
    }
  }
}
