internal import GalleyModel

/// `squeezed.zero`: a text or a picture gets no room at all from the stack it stands in.
enum SqueezedZero: Rule {
  static let page = RulePage(
    id: "squeezed.zero",
    summary: "A text or a picture is squeezed to nothing by what stands beside it",
    severity: "error; note when what the others take is not known",
    explanation: """
      A stack had no length left when it came to this view: others in it may not shrink (fixedSize, a frame, a higher \
      layoutPriority). The view has a size of its own, and nothing of it is painted. A frame of no length around the \
      view is a way to hide it and no fault. A text that still shows an ellipsis is reported by truncation.tail.
      """,
    repair: "Let the neighbours shrink or wrap, or put the view on a line of its own.",
    faulty: """
      #Preview("Row", traits: .fixedLayout(width: 200, height: 60)) {
        HStack { Text("A subject of some length").fixedSize(); Text("Replied") }.frame(width: 100)
      }
      """,
    repaired: """
      #Preview("Row", traits: .fixedLayout(width: 200, height: 90)) {
        VStack { Text("A subject of some length"); Text("Replied") }.frame(width: 100)
      }
      """
  )

  static func faults(in subject: Subject) -> [Fault] {
    subject.items.indices.compactMap { index in
      guard !subject.isHidden(index) else { return nil }
      let item = subject.items[index]
      switch item.content {
      case .text(let typeset, let resolved, let styled):
        guard isSqueezed(typeset), resolved.provenance != .unknown,
          isLeftOver(index, .horizontal, in: subject)
        else { return nil }
        let slack = Doubt(subject, along: .horizontal).room(of: index)
        return Fault(
          rule: page.id,
          severity: .error,
          certainty: slack < styled.font.size ? .certain : .uncertain,
          message: "\(quoted(resolved.string)) is squeezed to nothing",
          location: item.location,
          key: resolved.key,
          measured: typeset.truncation?.neededWidth,
          available: 0,
          rects: [item.frame],
          onlyIfAdded: resolved.provenance == .verbatim
        )
      case .image:
        guard let axis = [Axis.horizontal, .vertical].first(where: { item.frame.size[$0] < 0.01 }),
          isLeftOver(index, axis, in: subject)
        else { return nil }
        return Fault(
          rule: page.id,
          severity: .error,
          certainty: Doubt(subject, along: axis).room(of: index) < 1 ? .certain : .uncertain,
          message: "a picture is squeezed to nothing",
          location: item.location,
          key: nil,
          rects: [item.frame]
        )
      default: return nil
      }
    }
  }

  /// Whether a text has something to say and no line to say it in.
  static func isSqueezed(_ text: TypesetText) -> Bool {
    text.lines.isEmpty && (text.truncation?.neededWidth ?? 0) > 0
  }

  /// Whether it is what surrounds the view that left it nothing, and not a frame that hides it.
  private static func isLeftOver(_ index: Int, _ axis: Axis, in subject: Subject) -> Bool {
    guard let offered = subject.items[index].proposal[axis], offered < 0.01 else { return false }
    for ancestor in subject.screen.ancestors(of: index) {
      let item = subject.items[ancestor]
      let offered = item.proposal[axis] ?? .infinity
      if case .frame(let fixedWidth, let fixedHeight) = item.content, item.frame.size[axis] < 0.01,
        offered >= 0.01 || (axis == .horizontal ? fixedWidth : fixedHeight)
      {
        return false
      }
      // Whatever has length to give is what gave none.
      if offered.isFinite, offered >= 0.01 { return item.frame.size[axis] >= 0.01 }
    }
    return false
  }
}
