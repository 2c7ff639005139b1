internal import GalleyModel

/// `overflow.container`: a text hangs over the edge of the shape painted behind it.
enum OverflowContainer: Rule {
  static let page = RulePage(
    id: "overflow.container",
    summary: "A text hangs over the edge of the background or the border it stands in",
    severity: "warning; note when the measure is too close to tell",
    explanation: """
      The nearest shape painted behind the text, as its background, as a view it overlays or in the same \
      ZStack, or the nearest border around it, is smaller than the text. Only a shape that holds the \
      middle of the text and is high enough for a line counts: a rule under a word is no container. A \
      shape as clear as glass, or white on a white window, is none either. The text is at fault when its \
      ink leaves the shape, and not when only its empty box does, or only the ink that the font lets hang \
      over the box. What a clip cuts is reported by clip.*.
      """,
    repair:
      "Paint the background around the padded text in place of a frame of fixed size, or let the text wrap.",
    faulty: """
      #Preview("Tag", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Light rain").fixedSize().frame(width: 50, height: 26).background(Color.yellow, in: Capsule())
      }
      """,
    repaired: """
      #Preview("Tag", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Light rain").fixedSize().padding(.horizontal, 8).background(Color.yellow, in: Capsule())
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.texts.compactMap { index in
      guard case .text(let typeset, let resolved, _) = subject.items[index].content,
        resolved.provenance != .unknown, let ink = Ink(of: index, in: subject),
        let container = container(of: ink, typeset, in: subject)
      else { return nil }
      return fault(of: ink, typeset, resolved, in: container, subject)
    }
  }

  /// A shape that a view inside `owner` stands on.
  struct Container {
    /// The view with the background or the overlay, or the ZStack.
    let owner: Int
    let frame: Rect
  }

  private static func fault(
    of ink: Ink,
    _ typeset: TypesetText,
    _ resolved: ResolvedText,
    in container: Container,
    _ subject: Subject
  ) -> Fault? {
    let item = subject.items[ink.item]
    let over = [Axis.horizontal, .vertical].map { axis in
      let (painted, box, limit) =
        (ink.bounds.range(axis), item.frame.range(axis), container.frame.range(axis))
      // Ink beyond the text's own box is the font's doing.
      return max(0, min(limit.start - painted.start, limit.start - box.start))
        + max(0, min(painted.end - limit.end, box.end - limit.end))
    }
    let axis: Axis = over[0] >= over[1] ? .horizontal : .vertical
    let excess = max(over[0], over[1])
    guard excess > 0 else { return nil }
    let doubt = Doubt(subject, along: axis)
    let band = axis == .horizontal ? typeset.band() : typeset.heightBand
    let slack = doubt.place(of: ink.item, within: container.owner) + doubt.room(of: container.owner)
    let isCertain = excess > band + slack && !(axis == .vertical && mayBeLower(ink.item, in: subject))
    return Fault(
      rule: page.id,
      severity: .warning,
      certainty: isCertain ? .certain : .uncertain,
      message: "\(quoted(resolved.string)) hangs \(length(excess)) pt over the shape it stands on",
      location: item.location,
      key: resolved.key,
      measured: container.frame.size[axis] + excess,
      available: container.frame.size[axis],
      rects: [ink.bounds, container.frame],
      onlyIfAdded: resolved.provenance == .verbatim
    )
  }

  /// Whether in as much more width as the measure may be off the text would have fewer lines.
  static func mayBeLower(_ index: Int, in subject: Subject) -> Bool {
    let item = subject.items[index]
    guard case .text(let text, _, let styled) = item.content, let width = item.proposal.width, width.isFinite
    else { return false }
    let slack = Doubt(subject, along: .horizontal).room(of: index) + text.band()
    let wider = subject.measurer.typeset(
      styled,
      in: Proposal(width: width + slack, height: item.proposal.height)
    )
    return wider.size.height < text.size.height
  }

  /// The nearest shape that a text is meant to stand on.
  static func container(of ink: Ink, _ text: TypesetText, in subject: Subject) -> Container? {
    let box = subject.items[ink.item].frame
    let line = text.lines.first.map { $0.ascent + $0.descent } ?? 0
    let middle = Rect(x: box.x + box.width / 2, y: box.y + box.height / 2, width: 0, height: 0)
    var branch = ink.item
    var white: Container?
    for owner in subject.screen.ancestors(of: ink.item) {
      defer { branch = owner }
      guard isLayered(subject.items[owner].content) else { continue }
      for shape in subject.children[owner].flatMap({ shapes(in: $0, besides: branch, of: subject) }) {
        let frame = shape.bounds
        // Lower than a line's letters, or beside the text, it is a rule or an ornament.
        guard frame.height >= line * 0.6, frame.width >= line * 0.6, frame.contains(middle) else { continue }
        let isWhite = isWhite(subject.items[shape.item])
        if let white, !isWhite { return white }
        let found = Container(owner: owner, frame: frame)
        // White shows on a colour only.
        guard isWhite else { return found }
        white = white ?? found
      }
    }
    return nil
  }

  /// Whether a view paints others behind or around one of its children.
  private static func isLayered(_ content: LaidOutItem.Content) -> Bool {
    switch content {
    case .zstack, .layers: true
    default: false
    }
  }

  /// The shapes that a layer consists of, the largest first: those behind a view, or the borders over it.
  private static func shapes(in layer: Int, besides branch: Int, of subject: Subject) -> [Ink] {
    guard layer != branch else { return [] }
    return fills(in: layer, of: subject).filter { index in
      guard case .fill(let fill) = subject.items[index].content else { return false }
      return (layer < branch || fill.stroke != nil) && subject.items[index].paint(of: fill) > 0.02
    }
    .compactMap { Ink(of: $0, in: subject) }
    .sorted { ($0.area, $1.item) > ($1.area, $0.item) }
  }

  /// Every shape of a layer that holds nothing but shapes.
  private static func fills(in layer: Int, of subject: Subject) -> [Int] {
    var found: [Int] = []
    var open = [layer]
    while let next = open.popLast() {
      switch subject.items[next].content {
      case .fill: found.append(next)
      case .modifier, .layers, .zstack, .frame, .clip, .spacer, .stack: open += subject.children[next]
      default: return []
      }
    }
    return found
  }

  private static func isWhite(_ item: LaidOutItem) -> Bool {
    guard case .fill(let fill) = item.content, let paint = fill.color ?? item.foreground else { return false }
    return min(paint.red, paint.green, paint.blue) > 0.99
  }
}
