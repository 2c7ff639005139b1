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

  /// A screen in one variant.
  ///
  /// `root` is the screen's tree with the texts of the variant, `direction` that of the localization shown.
  package func layOut(
    _ root: LocalizedElement,
    of screen: Screen,
    variant: Variant,
    direction: LayoutDirection
  ) -> LaidOutScreen {
    let environment = LayoutEnvironment(variant: variant, direction: direction)
    let content = content(root, environment)
    let device = variant.device
    var window = device.size
    var safeArea = Insets.zero
    switch screen.window {
    case .device: safeArea = device.safeArea
    case .fixed(let size): window = size
    case .fits: window = content?.size(Proposal(device.size)) ?? .zero
    }
    let node = LayoutNode(
      RootLayout(window: window, safeArea: safeArea),
      .modifier,
      at: screen.location,
      in: environment,
      children: content.map { [$0] } ?? []
    )
    var items: [LaidOutItem] = []
    node.emit(at: .zero, proposal: Proposal(window), parent: nil, into: &items)
    return LaidOutScreen(
      screen: screen.name,
      variant: variant,
      direction: direction,
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
