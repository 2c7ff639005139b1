internal import GalleyModel

/// What stands in the place of a view without a body of SwiftUI that could be read.
enum StandIn {
  /// A view of UIKit, AppKit or WatchKit.
  case representable
  case shape
  /// Arranges views by code of its own.
  case layout

  fileprivate static let protocols: [String: StandIn] = [
    "InsettableShape": .shape, "Layout": .layout, "NSViewControllerRepresentable": .representable,
    "NSViewRepresentable": .representable, "Shape": .shape, "UIViewControllerRepresentable": .representable,
    "UIViewRepresentable": .representable, "WKInterfaceObjectRepresentable": .representable,
  ]
}

extension DeclarationIndex {
  func standIn(_ type: TypeDeclaration) -> StandIn? {
    for type in lineage(of: type) {
      for name in type.inherited {
        if let kind = StandIn.protocols[name] { return kind }
      }
    }
    return nil
  }
}

extension Evaluator {
  /// The view that a value of a type without a body is; `nil` for any other type.
  func standIn(for type: TypeDeclaration, at location: SourceLocation) -> Element? {
    switch index.standIn(type) {
    case nil, .layout?: return nil
    case .shape?: return Element(.fill(Fill()), at: location)
    case .representable?:
      unknowns.record(.view, "content of \(type.writtenName)", at: location)
      let surface = Element(.platform(PlatformControl(.surface, width: nil, height: nil)), at: location)
      return Element(.modified(.uncertain(name: type.writtenName, axes: Axis.both), surface), at: location)
    }
  }

  // MARK: Layouts

  /// What a layout makes of the views it is called with: `layout { … }`; `nil` for what is no layout.
  func arranged(by layout: Value, _ call: Call) -> Value? {
    guard let content = call.trailing else { return nil }
    switch layout {
    case .instance(let instance) where index.standIn(instance.type) == .layout:
      return arranged(by: instance.type, content, call)
    case .unknown(type: "AnyLayout"): return .view(oneByOne("AnyLayout", content, call))
    case .chain(let chain):
      guard let base = chain.base, base.hasSuffix("Layout"), chain.steps.count == 1,
        let step = chain.steps.first, step.name == "init", let arguments = step.arguments
      else { return nil }
      if base == "AnyLayout" {
        return arguments.first.flatMap { arranged(by: value($0), call) }
          ?? .view(oneByOne(base, content, call))
      }
      // `HStackLayout(spacing: 4)` arranges as `HStack(spacing: 4)` does.
      let stack = Call(String(base.dropLast(6)), arguments + [content], at: call.location, call.scope)
      guard StackFamily.names.contains(stack.name) || stack.name == "Grid" else { return nil }
      return ViewCatalogue.read(stack, self).map(Value.view)
    default: return nil
    }
  }

  func arranged(by type: TypeDeclaration, _ content: Argument, _ call: Call) -> Value {
    .view(oneByOne(type.writtenName, content, call))
  }

  /// Views whose places are not known, one below the other.
  private func oneByOne(_ name: String, _ content: Argument, _ call: Call) -> Element {
    unknowns.record(.view, "places in \(name)", at: call.location)
    let stack = Element(
      .stack(.vertical, alignment: .center, spacing: nil, self.content(content)),
      at: call.location
    )
    return Element(.modified(.uncertain(name: name, axes: Axis.both), stack), at: call.location)
  }

  // MARK: Inputs

  /// A view that is handed to the one being read, which by itself has none: a box of an assumed size.
  func input(_ value: Value, _ expression: Expression, _ scope: Scope) -> [Element]? {
    guard value.isUnknown else { return nil }
    if expression.root == "Color" {
      return [Element(.fill(Fill(color: ColorValue.unknown)), at: expression.location)]
    }
    guard let name = expression.inputName, case .instance(let instance)? = scope.receiver,
      let field = instance.type.field(name), field.initial == nil, !field.isFromOutside
    else { return nil }
    unknowns.record(.view, name, at: expression.location)
    let side = 44.0
    let box = PlatformControl(.surface, width: side, height: side, isEstimated: true)
    let element = Element(.platform(box), at: expression.location)
    return [Element(.modified(.uncertain(name: name, axes: Axis.both), element), at: expression.location)]
  }
}

extension Expression {
  /// The name with which a chain of members and calls begins.
  fileprivate var root: String? {
    var expression = self
    while true {
      switch expression.kind {
      case .name(let name, _): return name
      case .member(let member):
        guard let base = member.base else { return nil }
        expression = base
      case .call(let call): expression = call.callee
      case .marked(_, let inner): expression = inner
      default: return nil
      }
    }
  }

  /// `content`, `self.content`, `content()`.
  fileprivate var inputName: String? {
    switch kind {
    case .name(let name, _): name
    case .member(let member): member.base?.asName == "self" ? member.name : nil
    case .call(let call): call.callee.inputName
    case .marked(_, let inner): inner.inputName
    default: nil
    }
  }
}
