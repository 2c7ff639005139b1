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
      case .opaque(let name): .opaque(name: name)
      case .stack(let axis, let alignment, let spacing, let children):
        .stack(axis, alignment: alignment, spacing: spacing, children.map { $0.map(transform) })
      case .zstack(let alignment, let children):
        .zstack(alignment: alignment, children.map { $0.map(transform) })
      case .group(let children): .group(children.map { $0.map(transform) })
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
    case .alignmentGuide(let guide, let length): .alignmentGuide(guide, length)
    case .clip(let shape): .clip(shape)
    case .control: .control
    case .preview(let setting): .preview(setting)
    case .paint(let name): .paint(name: name)
    case .opaque(let name): .opaque(name: name)
    }
  }
}
