internal import GalleyModel

extension ElementNode {
  /// The nodes inside, those of layers before what the modifier is on.
  var children: [ElementNode] {
    switch kind {
    case .stack(_, _, _, let members), .lazyStack(_, _, _, let members), .zstack(_, let members),
      .group(let members), .grid(_, let members), .gridRow(_, let members), .lazyGrid(_, let members),
      .viewThatFits(_, let members), .scroll(_, let members), .list(_, let members),
      .geometryReader(let members):
      members
    case .modified(let modifier, let inner):
      switch modifier {
      case .overlay(_, let layer), .background(_, let layer), .safeAreaInset(_, _, let layer): layer + [inner]
      default: [inner]
      }
    case .text, .image, .fill, .spacer, .divider, .platform, .opaque: []
    }
  }

  /// The tree with nodes replaced: `change` answers what stands in a node's place, or `nil` to look inside it.
  func rewritten(_ change: (ElementNode) -> ElementNode?) -> ElementNode {
    if let replaced = change(self) { return replaced }
    func all(_ members: [ElementNode]) -> [ElementNode] { members.map { $0.rewritten(change) } }
    let kind: Kind =
      switch kind {
      case .stack(let axis, let alignment, let spacing, let members):
        .stack(axis, alignment: alignment, spacing: spacing, all(members))
      case .lazyStack(let axis, let alignment, let spacing, let members):
        .lazyStack(axis, alignment: alignment, spacing: spacing, all(members))
      case .zstack(let alignment, let members): .zstack(alignment: alignment, all(members))
      case .group(let members): .group(all(members))
      case .grid(let style, let members): .grid(style, all(members))
      case .gridRow(let alignment, let members): .gridRow(alignment: alignment, all(members))
      case .lazyGrid(let style, let members): .lazyGrid(style, all(members))
      case .viewThatFits(let axes, let members): .viewThatFits(axes: axes, all(members))
      case .scroll(let axes, let members): .scroll(axes: axes, all(members))
      case .list(let style, let members): .list(style, all(members))
      case .geometryReader(let members): .geometryReader(all(members))
      case .modified(.overlay(let alignment, let content), let inner):
        .modified(.overlay(alignment: alignment, all(content)), inner.rewritten(change))
      case .modified(.background(let alignment, let content), let inner):
        .modified(.background(alignment: alignment, all(content)), inner.rewritten(change))
      case .modified(let modifier, let inner): .modified(modifier, inner.rewritten(change))
      case .text, .image, .fill, .spacer, .divider, .platform, .opaque: kind
      }
    return ElementNode(kind, at: location)
  }
}
