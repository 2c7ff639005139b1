import GalleyFaults
import GalleyModel
import GalleyTestSupport
import Testing

/// Symbols that keep their side from right to left.
@Suite struct MirroringTests {
  private static func row(_ name: String, _ view: LocalizedElement, _ expected: String...) -> RuleRow {
    RuleRow(name: name, direction: .rightToLeft, view: view, expected: expected)
  }

  private static let fault = "warning rtl.iconNotMirrored"

  @Test(arguments: [
    RuleRow(name: "left to right", view: .symbol("chevron.right"), expected: []),
    row("right to left", .symbol("chevron.right"), fault),
    row("a twin", .symbol("chevron.forward")),
    row("no side", .symbol("star")),
    row("a side and no twin", .symbol("arrow.turn.down.right")),
    row("two sides", .symbol("arrow.left.and.right")),
    row("a shape in its name", .symbol("arrow.left.circle.fill"), fault),
    row("flipped", .symbol("chevron.right").modified(.flipsForRightToLeft)),
    row(
      "flipped with the row around it",
      .hstack(.symbol("chevron.right"), .symbol("star")).modified(.flipsForRightToLeft)
    ),
    row(
      "a subtree set left to right",
      .symbol("chevron.right").modified(.environment(.layoutDirection(.leftToRight)))
    ),
    RuleRow(
      name: "a subtree set right to left",
      view: .symbol("chevron.right").modified(.environment(.layoutDirection(.rightToLeft))),
      expected: [fault]
    ),
    row(
      "scaled, perhaps by -1",
      .symbol("chevron.right").modified(.transform(name: "scaleEffect")),
      "note rtl.iconNotMirrored"
    ),
    row(
      "a modifier that was not understood",
      .symbol("chevron.right").unknown("mirrored"),
      "note rtl.iconNotMirrored"
    ),
    row("one around the whole row", .hstack(.symbol("chevron.right"), .text("A")).unknown(), fault),
    row("not painted", .symbol("chevron.right").modified(.hidden)),
    row(
      "a pair that leads back and on",
      .hstack(.symbol("chevron.left"), .symbol("chevron.right")),
      fault,
      fault
    ),
    row(
      "a direction pad",
      .hstack(
        .symbol("arrow.left"),
        .vstack(.symbol("arrow.up"), .symbol("arrow.down")),
        .symbol("arrow.right")
      )
    ),
  ])
  func symbols(_ row: RuleRow) { row.check() }

  @Test(arguments: [
    row("a text in a flipped row", .hstack(.text("A")).modified(.flipsForRightToLeft), textFault),
    row("flipped twice", .text("A").modified(.flipsForRightToLeft).modified(.flipsForRightToLeft)),
    row(
      "turned back by hand",
      .text("A").modified(.flipsForRightToLeft).modified(.transform(name: "scaleEffect")),
      "note rtl.textMirrored"
    ),
    row("not painted", .text("A").modified(.flipsForRightToLeft).modified(.hidden)),
    row(
      "flipped in a subtree set left to right",
      .text("A").modified(.flipsForRightToLeft).modified(.environment(.layoutDirection(.leftToRight)))
    ),
    RuleRow(name: "left to right", view: .text("A").modified(.flipsForRightToLeft), expected: []),
  ])
  func texts(_ row: RuleRow) { row.check() }

  private static let textFault = "error rtl.textMirrored"

  @Test(arguments: [
    row("a twin turns by itself", flipped("chevron.forward"), flipFault),
    row("one with a drawing of its own", flipped("list.number"), flipFault),
    row("a corner", flipped("rectangle.inset.topleading.filled"), flipFault),
    row("media", flipped("forward.end.fill"), flipFault),
    row("a clock", flipped("clock.arrow.circlepath"), flipFault),
    row("a digit", flipped("1.circle"), flipFault),
    row("a check mark", flipped("checkmark.seal"), flipFault),
    row("one that has to be flipped", flipped("arrow.turn.down.right")),
    row("a twin as it is", .symbol("chevron.forward")),
    row(
      "twice",
      .hstack(flipped("chevron.forward"), .symbol("star")).modified(.flipsForRightToLeft)
    ),
    row(
      "turned back by hand",
      flipped("chevron.forward").modified(.transform(name: "scaleEffect")),
      "note rtl.iconMirrored"
    ),
    RuleRow(name: "left to right", view: flipped("chevron.forward"), expected: []),
  ])
  func flips(_ row: RuleRow) { row.check() }

  private static let flipFault = "warning rtl.iconMirrored"

  private static func flipped(_ name: String) -> LocalizedElement {
    .symbol(name).modified(.flipsForRightToLeft)
  }
}
