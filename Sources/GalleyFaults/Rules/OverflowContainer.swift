internal import GalleyModel

/// `overflow.container`: a text runs out of what is painted behind it.
enum OverflowContainer: Rule {
  static let page = RulePage(
    id: "overflow.container",
    summary: "A text runs out of the capsule, card or border it stands on",
    severity: "warning; note when the measure is too close to tell",
    explanation: """
      The nearest painted background or border round the text was made for a frame of fixed length; the text is longer \
      and is not clipped, so that its ink goes on beyond the paint.
      """,
    repair:
      "Give the frame a minWidth in place of a width, pad the text and let the background follow it, or let it wrap.",
    faulty: """
      #Preview("Tag", traits: .fixedLayout(width: 240, height: 60)) {
        Text("Heavy thunderstorm").fixedSize().frame(width: 80).background(Color.yellow)
      }
      """,
    repaired: """
      #Preview("Tag", traits: .fixedLayout(width: 240, height: 60)) {
        Text("Heavy thunderstorm").fixedSize().frame(minWidth: 80).background(Color.yellow)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { fault(of: $0, in: subject) }
  }

  private static func fault(of index: Int, in subject: Subject) -> Fault? {
    let item = subject.items[index]
    guard case .text(let text, let resolved, _) = item.content, resolved.provenance != .unknown,
      !subject.isHidden(index), let ink = ink(text, at: item.frame.origin)
    else { return nil }
    for ancestor in subject.screen.ancestors(of: index) {
      switch subject.items[ancestor].content {
      // What leaves a clip is not painted, and other rules speak of it.
      case .clip, .scroll, .list: return nil
      default: break
      }
      guard let paint = paint(of: ancestor, around: index, in: subject) else { continue }
      let across = max(0, paint.x - ink.x) + max(0, ink.maxX - paint.maxX)
      let down = max(0, paint.y - ink.y) + max(0, ink.maxY - paint.maxY)
      guard across > 0 || down > 0 else { return nil }
      let axis: Axis = across >= down ? .horizontal : .vertical
      let over = max(across, down)
      let doubt = Doubt(subject, along: axis)
      let band = axis == .horizontal ? text.band() : text.heightBand
      return Fault(
        rule: page.id,
        severity: .warning,
        certainty: over > band + doubt.place(of: index, within: ancestor) ? .certain : .uncertain,
        message: "\(quoted(resolved.string)) runs \(length(over)) pt out of what is painted behind it",
        location: item.location,
        key: resolved.key,
        measured: paint.size[axis] + over,
        available: paint.size[axis],
        rects: [ink, paint],
        isUserContent: resolved.provenance == .verbatim
      )
    }
    return nil
  }

  private static func ink(_ text: TypesetText, at origin: Point) -> Rect? {
    let inks = text.lines.flatMap(\.glyphs).compactMap(\.ink)
    guard let first = inks.first else { return nil }
    return inks.dropFirst().reduce(first) { $0.union($1) }.offset(by: origin)
  }

  /// The frame of a fill that the ancestor lays behind or round the branch that holds the text.
  private static func paint(of ancestor: Int, around index: Int, in subject: Subject) -> Rect? {
    guard let primary = subject.primary(of: ancestor),
      primary == index || subject.screen.ancestors(of: index).contains(primary),
      let second = subject.children[ancestor].first(where: { $0 != primary })
    else { return nil }
    return fill(second, in: subject)
  }

  private static func fill(_ index: Int, in subject: Subject) -> Rect? {
    switch subject.items[index].content {
    case .fill(let fill):
      guard fill.color?.opacity != 0 else { return nil }
      return subject.items[index].frame
    case .frame, .modifier, .clip:
      guard subject.children[index].count == 1 else { return nil }
      return fill(subject.children[index][0], in: subject)
    default: return nil
    }
  }
}
