internal import GalleyModel

/// What a view says about the grid cell it stands in.
enum GridCellFamily: ModifierFamily {
  static let names = ["gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    let change = evaluator.given(argument) { value -> GridCellChange? in
      switch call.name {
      case "gridCellColumns": value.integer.map { .columns($0) }
      case "gridCellAnchor": anchor(value).map { .anchor($0) }
      case "gridCellUnsizedAxes": evaluator.axes(value).map { .unsizedAxes($0) }
      default: evaluator.alignment(value).map { .columnAlignment($0.horizontal) }
      }
    }
    guard let change else { return nil }
    return change.map { wrap(element, .gridCell($0), call) } ?? element
  }

  /// A named point of the unit square.
  private static func anchor(_ value: Value) -> Point? {
    guard let alignment = value.member.flatMap(Alignment.init(named:)) else { return nil }
    let x: [HorizontalAlignment: Double] = [.leading: 0, .trailing: 1]
    let y: [VerticalAlignment: Double] = [.top: 0, .bottom: 1]
    return Point(x: x[alignment.horizontal] ?? 0.5, y: y[alignment.vertical] ?? 0.5)
  }
}
