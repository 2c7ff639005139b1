extension ElementNode {
  /// The same tree with each text replaced, in reading order.
  package func map<Other>(_ transform: (Text) -> Other) -> ElementNode<Other> {
    let kind: ElementNode<Other>.Kind =
      switch kind {
      case .text(let text): .text(transform(text))
      case .image(let image): .image(image)
      case .fill(let fill): .fill(fill)
      case .spacer(let minLength): .spacer(minLength: minLength)
      case .divider: .divider
      case .platform(let control): .platform(control)
      case .opaque(let name): .opaque(name: name)
      case .stack(let axis, let alignment, let spacing, let children):
        .stack(axis, alignment: alignment, spacing: spacing, children.map { $0.map(transform) })
      case .zstack(let alignment, let children):
        .zstack(alignment: alignment, children.map { $0.map(transform) })
      case .group(let children): .group(children.map { $0.map(transform) })
      case .lazyStack(let axis, let alignment, let spacing, let children):
        .lazyStack(axis, alignment: alignment, spacing: spacing, children.map { $0.map(transform) })
      case .grid(let style, let children): .grid(style, children.map { $0.map(transform) })
      case .gridRow(let alignment, let children):
        .gridRow(alignment: alignment, children.map { $0.map(transform) })
      case .lazyGrid(let style, let children): .lazyGrid(style, children.map { $0.map(transform) })
      case .viewThatFits(let axes, let children):
        .viewThatFits(axes: axes, children.map { $0.map(transform) })
      case .scroll(let axes, let children): .scroll(axes: axes, children.map { $0.map(transform) })
      case .list(let style, let children): .list(style, children.map { $0.map(transform) })
      case .geometryReader(let children): .geometryReader(children.map { $0.map(transform) })
      case .modified(let modifier, let child): .modified(modifier.map(transform), child.map(transform))
      }
    return ElementNode<Other>(kind, at: location)
  }
}

extension ElementModifier {
  /// The same modifier with each text of its overlay or background replaced.
  package func map<Other>(_ transform: (Text) -> Other) -> ElementModifier<Other> {
    switch self {
    case .frame(let width, let height, let alignment):
      .frame(width: width, height: height, alignment: alignment)
    case .flexibleFrame(let frame): .flexibleFrame(frame)
    case .padding(let padding): .padding(padding)
    case .fixedSize(let horizontal, let vertical): .fixedSize(horizontal: horizontal, vertical: vertical)
    case .layoutPriority(let priority): .layoutPriority(priority)
    case .overlay(let alignment, let content):
      .overlay(alignment: alignment, content.map { $0.map(transform) })
    case .background(let alignment, let content):
      .background(alignment: alignment, content.map { $0.map(transform) })
    case .environment(let change): .environment(change)
    case .offset(let offset): .offset(offset)
    case .position(let point): .position(point)
    case .aspectRatio(let ratio): .aspectRatio(ratio)
    case .ignoresSafeArea: .ignoresSafeArea
    case .safeAreaInset(let edge, let spacing, let content):
      .safeAreaInset(edge, spacing: spacing, content.map { $0.map(transform) })
    case .gridCell(let change): .gridCell(change)
    case .hidden: .hidden
    case .flipsForRightToLeft: .flipsForRightToLeft
    case .transform(let name): .transform(name: name)
    case .alignmentGuide(let guide, let length): .alignmentGuide(guide, length)
    case .clip(let shape): .clip(shape)
    case .control: .control
    case .preview(let setting): .preview(setting)
    case .styleable(let name, _), .paint(let name): .paint(name: name)
    case .uncertain(let name, let axes): .uncertain(name: name, axes: axes)
    case .opaque(let name): .opaque(name: name)
    }
  }
}
