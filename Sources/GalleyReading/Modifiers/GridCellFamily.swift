internal import GalleyModel

/// What a view says about the grid cell it stands in.
enum GridCellFamily: ModifierFamily {
  static let names = ["gridCellColumns", "gridCellAnchor", "gridCellUnsizedAxes", "gridColumnAlignment"]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    guard let argument = call.arguments.first else { return nil }
    let change: GridCellChange?
    switch call.name {
    case "gridCellColumns": change = evaluator.value(argument).integer.map { .columns($0) }
    case "gridCellAnchor": change = anchor(evaluator.value(argument)).map { .anchor($0) }
    case "gridCellUnsizedAxes": change = evaluator.axes(argument).map { .unsizedAxes($0) }
    default: change = evaluator.alignment(argument).map { .columnAlignment($0.horizontal) }
    }
    return change.map { wrap(element, .gridCell($0), call) }
  }

  /// A named point of the unit square.
  private static func anchor(_ value: Value) -> Point? {
    guard let alignment = value.member.flatMap(Alignment.init(named:)) else { return nil }
    let x: [HorizontalAlignment: Double] = [.leading: 0, .trailing: 1]
    let y: [VerticalAlignment: Double] = [.top: 0, .bottom: 1]
    return Point(x: x[alignment.horizontal] ?? 0.5, y: y[alignment.vertical] ?? 0.5)
  }
}
