internal import GalleyModel

/// `overlap.text`: two texts, or a text and a control, are painted over each other.
enum OverlapText: Rule {
  static let page = RulePage(
    id: "overlap.text",
    summary: "Two texts, or a text and a control, are painted over each other",
    severity:
      "error when more than 10 % of the smaller one's ink is shared, warning otherwise; note when it is too close to tell",
    explanation: """
      The ink of the glyphs was compared, and the frames of switches, steppers, fields and of the symbols \
      on buttons: lines that are close, and boxes that overlap where they are empty, are no fault. Passed \
      over are: a symbol, an emoji or a shape that a text lies on; a control's own label; the same words \
      drawn twice, as an outline or a shadow; what scrolls under something that does not; and text that a \
      shape painted over it hides at that place, as a badge or a sheet does. Ink that only meets where the \
      lines themselves do not, as of tall scripts in tight lines, is a note; and so are two views put in \
      the very same place by one alignment, which may be shown in turn.
      """,
    repair:
      "Put the two side by side in a stack, so that one makes room for the other, or let the longer one wrap.",
    faulty: """
      #Preview("Tide", traits: .fixedLayout(width: 200, height: 60)) {
        Text("Next high tide").overlay(alignment: .trailing) { Text(verbatim: "17:24") }
      }
      """,
    repaired: """
      #Preview("Tide", traits: .fixedLayout(width: 200, height: 60)) {
        HStack { Text("Next high tide"); Text(verbatim: "17:24") }
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    let inks = subject.items.indices.compactMap { isJudged($0, in: subject) ? Ink(of: $0, in: subject) : nil }
      .sorted { ($0.bounds.y, $0.item) < ($1.bounds.y, $1.item) }
    var faults: [(items: [Int], fault: Fault)] = []
    for (number, first) in inks.enumerated() {
      for second in inks[(number + 1)...] {
        guard second.bounds.y < first.bounds.maxY else { break }
        guard second.bounds.x < first.bounds.maxX, first.bounds.x < second.bounds.maxX else { continue }
        let (lower, upper) = first.item < second.item ? (first, second) : (second, first)
        guard let fault = fault(lower, upper, in: subject) else { continue }
        faults.append(([lower.item, upper.item], fault))
      }
    }
    return faults.sorted { $0.items.lexicographicallyPrecedes($1.items) }.map(\.fault)
  }

  private static let tolerated = 0.1

  private static func isJudged(_ index: Int, in subject: Subject) -> Bool {
    switch subject.items[index].content {
    case .text: return true
    case .image(let image): return !image.resizable && control(around: index, in: subject) != nil
    case .platform(let control):
      switch control.kind {
      case .toggleSwitch, .slider, .stepper, .textField, .segmentedControl, .disclosure, .datePicker,
        .colorWell, .gauge:
        return true
      case .progressBar, .spinner, .navigationBar, .tabBar, .surface: return false
      }
    default: return false
    }
  }

  private static func control(around index: Int, in subject: Subject) -> Int? {
    subject.enclosures[index].control
  }

  private static func fault(_ lower: Ink, _ upper: Ink, in subject: Subject) -> Fault? {
    guard isPair(lower.item, upper.item, in: subject), let shared = lower.shared(with: upper) else {
      return nil
    }
    let frames = [lower, upper].map { subject.items[$0.item].frame }
    let common = frames[0].intersection(frames[1])?.height ?? 0
    // Lines that stand apart, and ink that just touches.
    if common <= 0, min(shared.bounds.width, shared.bounds.height) < 0.5 { return nil }
    let cover = cover(of: shared.bounds, over: lower.item, besides: upper.item, in: subject)
    guard cover != .hides else { return nil }
    let texts = [lower, upper].flatMap { subject.texts(in: $0.item) }
    // The text that is translated is the one that can be at fault; of two, the one below.
    let blamed = texts.first { $0.resolved.key != nil } ?? texts.first
    let isUpper = texts.count == 2 && blamed?.resolved.key != nil && texts[0].resolved.key == nil
    let isLowerText = if case .text = subject.items[lower.item].content { true } else { false }
    let item = isUpper || !isLowerText ? upper : lower
    let other = item.item == lower.item ? upper : lower
    let name = blamed.map { quoted($0.resolved.string) } ?? "a text"
    // What stands on one line is too wide, what stands on two is too high.
    let axis: Axis = common > frames.map(\.height).reduce(.infinity, min) / 2 ? .horizontal : .vertical
    let isCertain = cover == .nothing && isCertain(lower, upper, shared.bounds, in: subject)
    return Fault(
      rule: page.id,
      severity: shared.share > tolerated ? .error : .warning,
      certainty: isCertain ? .certain : .uncertain,
      message: "\(name) and \(describe(other.item, in: subject)) are painted over each other",
      location: subject.items[item.item].location,
      key: blamed?.resolved.key,
      measured: item.bounds.size[axis],
      available: item.bounds.size[axis] - shared.bounds.size[axis],
      rects: [lower.bounds, upper.bounds],
      onlyIfAdded: texts.allSatisfy { $0.resolved.provenance == .verbatim }
    )
  }

  private static func describe(_ index: Int, in subject: Subject) -> String {
    subject.texts(in: index).first.map { quoted($0.resolved.string) } ?? "a control"
  }

  /// Whether two items may be at fault together, whatever their places.
  private static func isPair(_ lower: Int, _ upper: Int, in subject: Subject) -> Bool {
    let texts = [lower, upper].map { subject.texts(in: $0).first }
    let known = texts.compactMap { $0?.resolved }
    // Sample text is not to be blamed for its length.
    guard known.contains(where: { $0.provenance != .unknown }) else { return false }
    if known.count == 2 {
      if known[0].string == known[1].string || known.contains(where: { !$0.string.hasWords }) { return false }
    } else if let own = control(around: lower, in: subject), own == control(around: upper, in: subject) {
      return false
    }
    // What scrolls can be moved out from under what does not.
    return scroll(around: lower, in: subject) == scroll(around: upper, in: subject)
  }

  private static func scroll(around index: Int, in subject: Subject) -> Int? {
    subject.enclosures[index].scroll
  }

  private enum Cover {
    case nothing, mayHide, hides
  }

  /// What is painted between or over two items where they meet.
  private static func cover(of place: Rect, over lower: Int, besides upper: Int, in subject: Subject) -> Cover
  {
    var result = Cover.nothing
    for index in subject.items.indices.dropFirst(lower + 1) where index != upper {
      let item = subject.items[index]
      switch item.content {
      case .fill(let fill):
        guard fill.stroke == nil, item.paint(of: fill) > 0.9, let ink = Ink(of: index, in: subject),
          ink.bounds.contains(place)
        else { continue }
        return .hides
      case .image(let image):
        if image.resizable, item.frame.contains(place), !subject.isHidden(index) { result = .mayHide }
      case .opaque:
        if item.frame.contains(place), !subject.isHidden(index) { result = .mayHide }
      default: continue
      }
    }
    return result
  }

  /// Whether they meet though all that is not known of their lengths and places were as lucky as can be.
  private static func isCertain(_ lower: Ink, _ upper: Ink, _ place: Rect, in subject: Subject) -> Bool {
    let items = [lower.item, upper.item]
    let frames = items.map { subject.items[$0].frame }
    guard frames[0].intersection(frames[1]).map(\.isEmpty) == false, !mayTakeTurns(frames[0], frames[1])
    else {
      return false
    }
    let around = Set(subject.screen.ancestors(of: items[0]))
    let common = subject.screen.ancestors(of: items[1]).first { around.contains($0) }
    return [Axis.horizontal, .vertical].allSatisfy { axis in
      let doubt = Doubt(subject, along: axis)
      var band = 0.5
      for (item, other) in zip(items, items.reversed()) {
        if doubt.isInsideUnknown(item) || mayWrapOtherwise(item, in: subject) { return false }
        if case .text(let text, _, _) = subject.items[item].content, axis == .vertical {
          band = max(band, text.heightBand)
        }
        band += doubt.place(of: item, within: common, besides: other) + doubt.length(of: item)
      }
      return place.size[axis] > band
    }
  }

  /// Whether two views are put in the very same place, by one alignment: the way to show one of them at a time, by an
  /// opacity, which a laid-out screen does not tell.
  private static func mayTakeTurns(_ first: Rect, _ second: Rect) -> Bool {
    [Axis.horizontal, .vertical].allSatisfy { axis in
      let (a, b) = (first.range(axis), second.range(axis))
      let distances = [a.start - b.start, a.end - b.end, (a.start + a.end - b.start - b.end) / 2]
      return distances.contains { abs($0) < 0.1 }
    }
  }

  /// Whether in as much more width as the measure may be off the text would have other lines.
  private static func mayWrapOtherwise(_ index: Int, in subject: Subject) -> Bool {
    guard case .text(let text, _, let styled) = subject.items[index].content else { return false }
    let item = subject.items[index]
    guard text.lines.count > 1, let width = item.proposal.width, width.isFinite else { return false }
    let slack = Doubt(subject, along: .horizontal).room(of: index) + text.band()
    let wider = subject.measurer.typeset(
      styled,
      in: Proposal(width: width + slack, height: item.proposal.height)
    )
    return wider.lines.count != text.lines.count
  }
}

extension String {
  /// Whether there is something to read, and not a symbol or an emoji alone.
  fileprivate var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}

extension LaidOutItem {
  /// How opaque a shape is painted, from 0 to 1.
  func paint(of fill: Fill) -> Double { (fill.color ?? foreground)?.opacity ?? 1 }
}
