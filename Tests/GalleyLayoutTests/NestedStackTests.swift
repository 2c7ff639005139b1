import GalleyLayout
import GalleyModel
import GalleyTestSupport
import Synchronization
import Testing

/// How often stacks inside stacks ask what they hold.
@Suite struct NestedStackTests {
  /// Each level adds proposals of its own, at zero and at infinity, but none multiplies those of the levels around it.
  @Test(arguments: [5, 50, 200])
  func theInnermostViewIsAskedInProportionToTheDepth(depth: Int) {
    let asked = Counter()
    let layout = ScreenLayout(measurer: SquareMeasurer()) { _, proposal in
      asked.count.add(1, ordering: .relaxed)
      return Size(width: min(proposal.width ?? 10, 100), height: min(proposal.height ?? 10, 100))
    }
    let variant = Variant(locale: "en", device: Devices.standard)
    let items = layout.layOut(
      nested(depth),
      proposal: Proposal(width: 300, height: 600),
      variant: variant
    )
    #expect(items.count == 3 * depth + 1)
    #expect(asked.count.load(ordering: .relaxed) <= 6 * depth)
  }

  /// Stacks of both axes in turn, each with a shape and a spacer that take what is left.
  private func nested(_ depth: Int) -> LocalizedElement {
    let place = SourceLocation(file: "Test.swift", line: 1, column: 1)
    return (0..<depth).reduce(LocalizedElement(.opaque(name: "Map"), at: place)) { inner, level in
      LocalizedElement(
        .stack(
          level % 2 == 0 ? .horizontal : .vertical,
          alignment: .center,
          spacing: nil,
          [inner, .color(), .spacer()]
        ),
        at: place
      )
    }
  }

  private final class Counter: Sendable {
    let count = Atomic(0)
  }
}
