import GalleyModel

/// Turns grids into nodes: finds their rows through groups and modifiers.
struct GridBuilder {
  let builder: LayoutBuilder
  let environment: LayoutEnvironment

  func node(_ element: LocalizedElement) -> LayoutNode {
    switch element.kind {
    case .grid(let style, let members):
      var cells: [LayoutNode] = []
      let rows = members.flatMap { self.rows($0, environment) }.map { row -> GridLayout.Row in
        defer { cells += row.cells }
        return GridLayout.Row(
          cells: cells.count..<(cells.count + row.cells.count),
          alignment: row.alignment,
          isFree: row.isFree
        )
      }
      return LayoutNode(
        GridLayout(style: style, rows: rows),
        .grid,
        at: element.location,
        in: environment,
        children: cells
      )
    case .lazyGrid(let style, let members):
      return LayoutNode(
        LazyGridLayout(style: style),
        .grid,
        at: element.location,
        in: environment,
        children: members.flatMap { builder.nodes($0, environment, in: nil) }
      )
    default: preconditionFailure("only grids are built here")
    }
  }

  private struct Row {
    var cells: [LayoutNode]
    var alignment: VerticalAlignment?
    var isFree = false
  }

  private func rows(_ element: LocalizedElement, _ environment: LayoutEnvironment) -> [Row] {
    switch element.kind {
    case .group(let members): return members.flatMap { rows($0, environment) }
    case .gridRow(let alignment, let members):
      let cells = members.flatMap { builder.nodes($0, environment, in: nil) }
      return cells.isEmpty ? [] : [Row(cells: cells, alignment: alignment)]
    case .modified(let modifier, let inner) where holdsRows(inner):
      var environment = environment
      if case .environment(let change) = modifier { environment.apply(change) }
      // Recorded: a modifier on a row is applied to each of its cells.
      return rows(inner, environment).map { row in
        var row = row
        row.cells = row.cells.map { builder.modified($0, by: modifier, environment, at: element.location) }
        return row
      }
    default:
      return builder.nodes(element, environment, in: nil).map { Row(cells: [$0], isFree: true) }
    }
  }

  private func holdsRows(_ element: LocalizedElement) -> Bool {
    switch element.kind {
    case .gridRow: true
    case .group(let members): members.contains(where: holdsRows)
    case .modified(_, let inner): holdsRows(inner)
    default: false
    }
  }
}
