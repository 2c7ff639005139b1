import GalleyModel

/// Turns a localized tree into nodes that answer proposals, handing the environment down.
struct LayoutBuilder {
  let measurer: any TextMeasurer
  /// What a view that was not understood answers.
  let opaqueSize: @Sendable (String, Proposal) -> Size

  /// The nodes an element stands for: a group stands for each of its members.
  func nodes(_ element: LocalizedElement, _ environment: LayoutEnvironment, in axis: Axis?) -> [LayoutNode] {
    switch element.kind {
    case .group(let members), .gridRow(_, let members):
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
    func container(
      _ algorithm: any LayoutAlgorithm,
      _ content: LaidOutItem.Content,
      _ members: [LocalizedElement],
      _ axis: Axis?
    ) -> LayoutNode {
      LayoutNode(
        algorithm,
        content,
        at: element.location,
        in: environment,
        children: members.flatMap { nodes($0, environment, in: axis) }
      )
    }
    switch element.kind {
    case .text(let text):
      return leaf(
        TextLeaf(resolved: text, text: environment.styled(text), measurer: measurer),
        .modifier
      )
    case .image(var image):
      if case .found(let asset) = image.lookup { image.naturalSize = asset.size(in: environment.imageTraits) }
      let font = environment.fontRequest
      return leaf(
        ImageLeaf(
          image: image,
          font: font,
          imageScale: environment.imageScale,
          metrics: measurer.metrics(of: font),
          scale: environment.scale
        ),
        .image(image)
      )
    case .fill(let fill):
      return leaf(FillLeaf(fill: fill), .fill(fill))
    case .spacer(let minimum):
      return leaf(SpacerLeaf(minimum: minimum ?? SpacerLeaf.standardMinimum, axis: axis), .spacer)
    case .divider:
      let thickness = environment.textSize.isAccessibility ? 1 : environment.pixel
      return leaf(DividerLeaf(stackAxis: axis ?? .vertical, thickness: thickness), .divider)
    case .platform(let control):
      return leaf(PlatformLeaf(control: control), .platform(control))
    case .opaque(let name):
      return leaf(OpaqueLeaf { opaqueSize(name, $0) }, .opaque(name: name))
    case .stack(let axis, let alignment, let spacing, let members):
      return container(
        StackLayout(axis: axis, alignment: alignment, spacing: spacing),
        .stack(axis),
        members,
        axis
      )
    case .zstack(let alignment, let members):
      return container(ZStackLayout(alignment: alignment), .zstack, members, nil)
    case .lazyStack(let axis, let alignment, let spacing, let members):
      return container(
        LazyStackLayout(axis: axis, alignment: alignment, spacing: spacing),
        .stack(axis),
        members,
        axis
      )
    case .grid, .lazyGrid:
      return GridBuilder(builder: self, environment: environment).node(element)
    case .viewThatFits(let axes, let members):
      return container(ViewThatFitsLayout(axes: axes, texts: members.map(\.texts)), .modifier, members, nil)
    case .scroll(let axes, let members):
      return LayoutNode(
        ScrollLayout(axes: axes),
        .scroll(axes: axes),
        at: element.location,
        in: environment,
        children: scrolled(members, environment, at: element.location)
      )
    case .list(let style, let members):
      return container(ListLayout(style: style), .list, members, nil)
    case .geometryReader(let members):
      return container(GeometryReaderLayout(), .geometryReader, members, nil)
    case .group, .gridRow, .modified:
      preconditionFailure("taken apart by nodes(_:_:in:)")
    }
  }

  /// What a scroll view scrolls: several views stand in a vertical stack, whatever the axis (recorded).
  private func scrolled(
    _ members: [LocalizedElement],
    _ environment: LayoutEnvironment,
    at location: SourceLocation
  ) -> [LayoutNode] {
    let nodes = members.flatMap { self.nodes($0, environment, in: .vertical) }
    guard nodes.count > 1 else { return nodes }
    let stack = StackLayout(axis: .vertical, alignment: .center, spacing: nil)
    return [LayoutNode(stack, .stack(.vertical), at: location, in: environment, children: nodes)]
  }
}

extension ElementNode<ResolvedText> {
  /// Every text inside, in reading order.
  var texts: [String] {
    switch kind {
    case .text(let text): [text.string]
    case .stack(_, _, _, let members), .zstack(_, let members), .group(let members),
      .lazyStack(_, _, _, let members), .grid(_, let members), .gridRow(_, let members),
      .lazyGrid(_, let members), .viewThatFits(_, let members), .scroll(_, let members),
      .list(_, let members),
      .geometryReader(let members):
      members.flatMap(\.texts)
    case .modified(_, let inner): inner.texts
    case .image, .fill, .spacer, .divider, .platform, .opaque: []
    }
  }
}
