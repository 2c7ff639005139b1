import Foundation
import GalleyLayout
import GalleyModel
import GalleyTypesetting

/// Trees made up to see how the cost of layout grows with their size.
enum BenchmarkTree: String, CaseIterable {
  /// One stack in another, a shape at the bottom.
  case deep
  /// One stack of shapes.
  case wide
  /// Stacks of both axes in turn, each with a spacer and a shape that take whatever is left.
  case flexible
  /// One stack of paragraphs that wrap.
  case texts

  /// Counts of nodes to be laid out; nesting is no deeper than reading lets it be.
  var sizes: [Int] {
    switch self {
    case .deep, .flexible: [10, 100, 1_000]
    case .wide, .texts: [10, 100, 1_000, 10_000, 100_000]
    }
  }

  /// A tree of about so many nodes.
  func root(nodes: Int) -> LocalizedElement {
    switch self {
    case .deep:
      return (0..<nodes).reduce(fill) { inner, level in stack(level, [inner]) }
    case .wide:
      return stack(1, (0..<nodes).map { _ in fill })
    case .flexible:
      return (0..<nodes / 4).reduce(fill) { inner, level in
        stack(level, [inner, element(.spacer(minLength: nil)), fill])
      }
    case .texts:
      return stack(1, (0..<nodes).map { text(number: $0) })
    }
  }

  private var fill: LocalizedElement { element(.fill(Fill())) }

  private func stack(_ level: Int, _ members: [LocalizedElement]) -> LocalizedElement {
    element(.stack(level % 2 == 0 ? .horizontal : .vertical, alignment: .center, spacing: nil, members))
  }

  /// One of a thousand texts, so that setting them does not hide what layout costs.
  private func text(number: Int) -> LocalizedElement {
    let string = "Paragraph \(number % 1_000) is long enough to wrap on a phone, whatever is proposed to it"
    return element(.text(ResolvedText(string, language: "en")))
  }

  private func element(_ kind: LocalizedElement.Kind) -> LocalizedElement {
    LocalizedElement(kind, at: SourceLocation(file: "", line: 1, column: 1))
  }
}

/// Prints what a node costs in each tree, at each size.
func printTrees(cascade: FontCascade) {
  let variant = Variant(locale: "en", device: Devices.standard)
  let layout = ScreenLayout(measurer: Typesetter(cascade: cascade))
  for tree in BenchmarkTree.allCases {
    for nodes in tree.sizes {
      let root = tree.root(nodes: nodes)
      var items = 0
      let least = (0..<(nodes > 10_000 ? 2 : 5)).map { _ in
        Clock.processorSeconds {
          items = layout.layOut(root, proposal: Proposal(variant.device.size), variant: variant).count
        }
      }.min()
      let each = (least ?? 0) / Double(max(1, items)) * 1e6
      print(
        "\(tree.rawValue), \(items) nodes: \(milliseconds(least ?? 0)), \(String(format: "%.2f", each)) µs a node"
      )
    }
  }
}

/// Does deeply recursive work where there is room for it.
func onDeepStack(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
}
