internal import GalleyModel

/// How far a measure on a screen may be off, for reasons that lie in the screen and not in the fonts.
struct Doubt {
  /// Points by which the room of the item may really be larger or smaller; infinite when it cannot be told.
  let slack: Double

  /// A symbol's width is estimated from the font; real ones differ by up to this share of it.
  private static let symbolError = 0.3

  /// The doubt about the room that an item has along an axis.
  ///
  /// Whatever shares a stack along the axis with it, up to the nearest frame that fixes the length, takes room from
  /// it; so what is only estimated there makes the room uncertain.
  init(about index: Int, along axis: Axis, in screen: LaidOutScreen) {
    let items = screen.items
    var slack: Double = 0
    var branch = index
    for ancestor in screen.ancestors(of: index) {
      switch items[ancestor].content {
      case .opaqueModifier: slack = .infinity
      case .frame(let fixedWidth, let fixedHeight):
        if axis == .horizontal ? fixedWidth : fixedHeight {
          self.slack = slack
          return
        }
      case .stack(let along) where along == axis:
        for sibling in items.indices where items[sibling].parent == ancestor && sibling != branch {
          slack += Self.error(of: sibling, along: axis, in: items)
        }
      default: break
      }
      branch = ancestor
    }
    self.slack = slack
  }

  /// Points by which the length of an item and all inside it may be off.
  private static func error(of index: Int, along axis: Axis, in items: [LaidOutItem]) -> Double {
    switch items[index].content {
    case .opaque, .opaqueModifier: return .infinity
    case .image(let image):
      guard !image.resizable else { return 0 }
      if case .symbol = image.source { return items[index].frame.size[axis] * symbolError }
      return .infinity
    case .frame(let fixedWidth, let fixedHeight) where axis == .horizontal ? fixedWidth : fixedHeight:
      return 0
    default:
      // Items stand in preorder: those inside follow at once.
      var total: Double = 0
      for inner in items.indices.dropFirst(index + 1) where items[inner].parent == index {
        total += error(of: inner, along: axis, in: items)
      }
      return total
    }
  }
}

extension LaidOutItem {
  /// Points below which a difference is not told from none: half a point, or what the font profile may be off.
  static func band(_ text: TypesetText, share: Double = 1) -> Double {
    max(0.5, text.residual * share)
  }
}
