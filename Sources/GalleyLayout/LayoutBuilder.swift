import GalleyModel

/// Turns a localized tree into nodes that answer proposals, handing the environment down.
struct LayoutBuilder {
  let measurer: any TextMeasurer
  /// What a view that was not understood answers.
  let opaqueSize: @Sendable (String, Proposal) -> Size

  /// The nodes an element stands for: a group stands for each of its members.
  func nodes(_ element: LocalizedElement, _ environment: LayoutEnvironment, in axis: Axis?) -> [LayoutNode] {
    switch element.kind {
    case .group(let members):
      return members.flatMap { nodes($0, environment, in: axis) }
    case .modified(let modifier, let inner):
      var environment = environment
      if case .environment(let change) = modifier { environment.apply(change) }
      // Recorded: a modifier on several views is applied to each.
      return nodes(inner, environment, in: axis).map {
        modified($0, by: modifier, environment, at: element.location)
      }
    default:
      return [leafOrContainer(element, environment, in: axis)]
    }
  }

  /// One node for any number of views, as an overlay's content is one.
  func node(
    _ elements: [LocalizedElement],
    _ environment: LayoutEnvironment,
    at location: SourceLocation
  ) -> LayoutNode? {
    let members = elements.flatMap { nodes($0, environment, in: nil) }
    guard members.count > 1 else { return members.first }
    return LayoutNode(
      ZStackLayout(alignment: .center),
      .zstack,
      at: location,
      in: environment,
      children: members
    )
  }

  private func leafOrContainer(
    _ element: LocalizedElement,
    _ environment: LayoutEnvironment,
    in axis: Axis?
  ) -> LayoutNode {
    func leaf(_ algorithm: any LayoutAlgorithm, _ content: LaidOutItem.Content) -> LayoutNode {
      LayoutNode(algorithm, content, at: element.location, in: environment)
    }
    switch element.kind {
    case .text(let text):
      let styled = environment.styled(text)
      let leafText = TextLeaf(text: styled, measurer: measurer)
      return leaf(leafText, .text(leafText.typeset(.unspecified), text, styled))
    case .image(let image):
      let font = environment.fontRequest
      return leaf(
        ImageLeaf(image: image, font: font, metrics: measurer.metrics(of: font), scale: environment.scale),
        .image(image)
      )
    case .fill(let fill):
      return leaf(FillLeaf(fill: fill), .fill(fill))
    case .spacer(let minimum):
      return leaf(SpacerLeaf(minimum: minimum ?? SpacerLeaf.standardMinimum, axis: axis), .spacer)
    case .divider:
      let thickness = environment.textSize.isAccessibility ? 1 : environment.pixel
      return leaf(DividerLeaf(stackAxis: axis ?? .vertical, thickness: thickness), .divider)
    case .opaque(let name):
      return leaf(OpaqueLeaf { opaqueSize(name, $0) }, .opaque(name: name))
    case .stack(let axis, let alignment, let spacing, let members):
      return LayoutNode(
        StackLayout(axis: axis, alignment: alignment, spacing: spacing),
        .stack(axis),
        at: element.location,
        in: environment,
        children: members.flatMap { nodes($0, environment, in: axis) }
      )
    case .zstack(let alignment, let members):
      return LayoutNode(
        ZStackLayout(alignment: alignment),
        .zstack,
        at: element.location,
        in: environment,
        children: members.flatMap { nodes($0, environment, in: nil) }
      )
    case .group, .modified:
      preconditionFailure("taken apart by nodes(_:_:in:)")
    }
  }

  private func modified(
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
    case .environment, .paint, .preview:
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
      .modifier,
      at: location,
      in: environment,
      children: order == .overlay ? [inner] + second : second + [inner]
    )
  }
}
