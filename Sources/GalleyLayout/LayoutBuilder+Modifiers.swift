import GalleyModel

/// One node round another for each modifier.
extension LayoutBuilder {
  func modified(
    _ inner: LayoutNode,
    by modifier: ElementModifier<ResolvedText>,
    _ environment: LayoutEnvironment,
    at location: SourceLocation
  ) -> LayoutNode {
    func wrap(_ algorithm: any LayoutAlgorithm, _ content: LaidOutItem.Content = .modifier) -> LayoutNode {
      LayoutNode(algorithm, content, at: location, in: environment, children: [inner])
    }
    switch modifier {
    case .frame(let width, let height, let alignment):
      let frame = FrameLayout(width: width, height: height, alignment: alignment)
      return wrap(frame, .frame(fixedWidth: frame.width != nil, fixedHeight: frame.height != nil))
    case .flexibleFrame(let frame):
      return wrap(FlexibleFrameLayout(frame: frame), .frame(fixedWidth: false, fixedHeight: false))
    case .padding(let padding):
      return wrap(PaddingLayout(padding))
    case .fixedSize(let horizontal, let vertical):
      return wrap(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    case .layoutPriority(let value):
      return wrap(TransparentLayout(ownPriority: value))
    case .offset(let offset):
      return wrap(TransparentLayout(offset: offset))
    case .alignmentGuide(let guide, let value):
      return wrap(TransparentLayout(ownGuide: (guide, value)))
    case .position(let point):
      return wrap(PositionLayout(point: point))
    case .aspectRatio(let ratio):
      return wrap(AspectRatioLayout(ratio: ratio))
    case .gridCell(let change):
      let cell = inner.cell.changed(by: change)
      return LayoutNode(
        TransparentLayout(),
        .modifier,
        at: location,
        in: environment,
        children: [inner],
        cell: cell
      )
    case .safeAreaInset(let edge, let spacing, let content):
      let second = node(content, environment, at: location).map { [$0] } ?? []
      return LayoutNode(
        SafeAreaInsetLayout(edge: edge, spacing: spacing, alignment: .center),
        .modifier,
        at: location,
        in: environment,
        children: [inner] + second,
        cell: inner.cell
      )
    case .hidden:
      return wrap(TransparentLayout(), .hidden)
    case .flipsForRightToLeft:
      return wrap(TransparentLayout(), .flipsForRightToLeft)
    case .transform(let name):
      return wrap(TransparentLayout(), .transform(name: name))
    case .overlay(let alignment, let content):
      return secondary(.overlay, alignment, content, inner, environment, at: location)
    case .background(let alignment, let content):
      return secondary(.background, alignment, content, inner, environment, at: location)
    case .clip(let shape):
      return wrap(TransparentLayout(), .clip(shape))
    case .control:
      return wrap(TransparentLayout(), .control)
    case .opaque(let name):
      return wrap(TransparentLayout(), .opaqueModifier(name: name))
    case .uncertain(let name, let axes):
      return wrap(TransparentLayout(), .uncertain(name: name, axes: axes))
    case .environment, .paint, .styleable, .preview, .ignoresSafeArea:
      return inner
    }
  }

  private func secondary(
    _ order: SecondaryLayout.Order,
    _ alignment: Alignment,
    _ content: [LocalizedElement],
    _ inner: LayoutNode,
    _ environment: LayoutEnvironment,
    at location: SourceLocation
  ) -> LayoutNode {
    let second = node(content, environment, at: location).map { [$0] } ?? []
    return LayoutNode(
      SecondaryLayout(order: order, alignment: alignment),
      second.isEmpty ? .modifier : .layers(primary: order == .overlay ? 0 : 1),
      at: location,
      in: environment,
      children: order == .overlay ? [inner] + second : second + [inner],
      cell: inner.cell
    )
  }
}
