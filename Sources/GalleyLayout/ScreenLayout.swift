package import GalleyModel

/// Lays screens out.
package struct ScreenLayout: Sendable {
  private let measurer: any TextMeasurer
  private let opaqueSize: @Sendable (String, Proposal) -> Size

  /// - Parameters:
  ///   - measurer: sets the texts.
  ///   - opaqueSize: what a view that was not understood answers, by its name; 44 by 44 points unless given.
  package init(
    measurer: any TextMeasurer,
    opaqueSize: (@Sendable (String, Proposal) -> Size)? = nil
  ) {
    self.measurer = measurer
    self.opaqueSize = opaqueSize ?? { _, _ in OpaqueLeaf.assumed }
  }

  /// The nodes of a localized tree, and what they have answered so far.
  ///
  /// Good for every variant alike in ``LayoutConditions/metrics``, on one thread at a time.
  package struct Tree {
    fileprivate let content: LayoutNode?
    fileprivate let environment: LayoutEnvironment
  }

  package func tree(_ root: LocalizedElement, variant: Variant, direction: LayoutDirection) -> Tree {
    let environment = LayoutEnvironment(variant: variant, direction: direction)
    return Tree(content: content(root, environment), environment: environment)
  }

  /// A screen in one variant.
  ///
  /// `root` is the screen's tree with the texts of the variant, `direction` that of the localization shown.
  package func layOut(
    _ root: LocalizedElement,
    of screen: Screen,
    variant: Variant,
    direction: LayoutDirection
  ) -> LaidOutScreen {
    layOut(tree(root, variant: variant, direction: direction), of: screen, variant: variant)
  }

  /// A screen whose nodes are there already.
  package func layOut(_ tree: Tree, of screen: Screen, variant: Variant) -> LaidOutScreen {
    let device = variant.device
    var window = device.size
    var safeArea = Insets.zero
    switch screen.window {
    case .device: safeArea = device.safeArea
    case .fixed(let size): window = size
    case .fits: window = tree.content?.size(Proposal(device.size)) ?? .zero
    }
    let node = LayoutNode(
      RootLayout(window: window, safeArea: safeArea),
      .modifier,
      at: screen.location,
      in: tree.environment,
      children: tree.content.map { [$0] } ?? []
    )
    var items: [LaidOutItem] = []
    node.emit(at: .zero, proposal: Proposal(window), parent: nil, into: &items)
    return LaidOutScreen(
      screen: screen.name,
      variant: variant,
      direction: tree.environment.direction,
      window: window,
      safeArea: safeArea,
      items: items
    )
  }

  /// A tree by itself, at a proposal of one's choice, its origin at zero.
  package func layOut(
    _ root: LocalizedElement,
    proposal: Proposal,
    variant: Variant,
    direction: LayoutDirection = .leftToRight
  ) -> [LaidOutItem] {
    let environment = LayoutEnvironment(variant: variant, direction: direction)
    var items: [LaidOutItem] = []
    content(root, environment)?.emit(at: .zero, proposal: proposal, parent: nil, into: &items)
    return items
  }

  /// Several views at the root stand in an implicit vertical stack.
  private func content(_ root: LocalizedElement, _ environment: LayoutEnvironment) -> LayoutNode? {
    let builder = LayoutBuilder(measurer: measurer, opaqueSize: opaqueSize)
    let nodes = builder.nodes(root, environment, in: nil)
    guard nodes.count > 1 else { return nodes.first }
    return LayoutNode(
      StackLayout(axis: .vertical, alignment: .center, spacing: nil),
      .stack(.vertical),
      at: root.location,
      in: environment,
      children: builder.nodes(root, environment, in: .vertical)
    )
  }
}
