internal import GalleyModel

/// `rtl.absolute`: a view does not stand where its mirror image would, since source decides about sides by itself.
///
/// The proof: the screen is laid out once more with the same texts from left to right, and reflected.
enum RtlAbsolute: Rule {
  static let page = RulePage(
    id: "rtl.absolute",
    summary: "A view is not where the mirrored screen would have it, because source flips sides by itself",
    severity:
      "warning; note when the view is moved by offset, which may not be mirrored, or by what is not known",
    explanation: """
      SwiftUI mirrors stacks, alignments, paddings and offsets from right to left. Source that asks for the layout \
      direction and swaps leading and trailing by itself flips twice, so that the view ends on the side it would have \
      had without either. The screen is laid out from left to right with the same texts and reflected; whatever does \
      not land on itself is reported, the outermost view of each. Views that only one direction shows are not compared.
      """,
    repair: "Write leading and trailing, and do not ask for the direction; the layout mirrors both.",
    faulty: """
      #Preview("Badge", traits: .fixedLayout(width: 200, height: 60)) {
        Text("New").frame(width: 150, alignment: UIApplication.shared.userInterfaceLayoutDirection \
      == .rightToLeft ? .trailing : .leading)
      }
      """,
    repaired: """
      #Preview("Badge", traits: .fixedLayout(width: 200, height: 60)) {
        Text("New").frame(width: 150, alignment: .leading)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    guard let twin = subject.twin else { return [] }
    let places = Reflection(twin)
    var occurrences = Occurrences()
    // The offset of what is off its place; what is as far off inside is so for the same cause.
    var shifts: [Double?] = []
    var faults: [Fault] = []
    for (index, item) in subject.items.enumerated() {
      let place = places.frame(of: occurrences.next(item))
      let shift = place.flatMap { Self.shift(of: item.frame, from: $0) }
      shifts.append(shift)
      guard let shift, abs(shift) > 0.5, item.direction == .rightToLeft, !subject.isHidden(index),
        shows(index, in: subject)
      else { continue }
      let outer = item.parent.map { shifts[$0] ?? 0 } ?? 0
      guard abs(outer - shift) > 0.5 else { continue }
      faults.append(fault(index, shift, in: subject))
    }
    return faults
  }

  /// Points by which a frame lies to the right of its place; `nil` when it is another view by its size.
  private static func shift(of frame: Rect, from place: Rect) -> Double? {
    guard abs(frame.width - place.width) <= 0.5, abs(frame.height - place.height) <= 0.5 else { return nil }
    return frame.x - place.x
  }

  /// Whether something is painted there that could be on a wrong side.
  private static func shows(_ index: Int, in subject: Subject) -> Bool {
    switch subject.items[index].content {
    case .spacer, .divider, .hidden: false
    case .text, .image, .fill, .platform, .opaque: true
    default: subject.children[index].contains { shows($0, in: subject) }
    }
  }

  private static func fault(_ index: Int, _ shift: Double, in subject: Subject) -> Fault {
    let item = subject.items[index]
    let parent = item.parent.map { subject.items[$0] }
    // Of the modifiers that leave the size as it is, `offset` alone changes the place.
    let isOffset = parent.map { $0.content == .modifier && $0.frame.size == item.frame.size } ?? false
    let isUncertain = isOffset || Doubt(subject, along: .horizontal).isInsideUnknown(index)
    let text = subject.texts(in: index).first
    let name = text.map { quoted($0.resolved.string) } ?? "a view"
    return Fault(
      rule: page.id,
      severity: .warning,
      certainty: isUncertain ? .uncertain : .certain,
      message: "\(name) stands \(length(abs(shift))) pt from its mirrored place",
      location: parent?.location ?? item.location,
      key: text?.resolved.key,
      measured: abs(shift),
      available: 0,
      rects: [item.frame]
    )
  }
}

/// What tells an item from others that stand at the same place in source.
private struct Occurrence: Hashable {
  let location: SourceLocation
  let kind: Int
  let number: Int
}

private struct Occurrences {
  private var counts: [Occurrence: Int] = [:]

  mutating func next(_ item: LaidOutItem) -> Occurrence {
    let base = Occurrence(location: item.location, kind: item.content.kind, number: 0)
    let number = counts[base, default: 0]
    counts[base] = number + 1
    return Occurrence(location: item.location, kind: base.kind, number: number)
  }
}

/// Where the mirror image of a screen has its items.
private struct Reflection {
  private var frames: [Occurrence: Rect] = [:]

  init(_ screen: LaidOutScreen) {
    var occurrences = Occurrences()
    for item in screen.items {
      let origin = Point(x: screen.window.width - item.frame.maxX, y: item.frame.y)
      frames[occurrences.next(item)] = Rect(origin: origin, size: item.frame.size)
    }
  }

  func frame(of occurrence: Occurrence) -> Rect? { frames[occurrence] }
}

extension LaidOutItem.Content {
  /// Items of different kinds are different views.
  fileprivate var kind: Int {
    switch self {
    case .text: 0
    case .image: 1
    case .fill: 2
    case .platform: 3
    case .frame: 4
    case .stack, .zstack, .grid: 5
    default: 6
    }
  }
}
