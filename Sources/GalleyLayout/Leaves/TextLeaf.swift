import GalleyModel

/// `Text`: hugs the lines it is set in, never expands, and loses lines when its height is limited.
struct TextLeaf: LayoutAlgorithm {
  let resolved: ResolvedText
  let text: StyledText
  /// Sets `text`.
  let typeset: (Proposal) -> TypesetText
  /// Of the text's font.
  let metrics: FontMetrics

  init(resolved: ResolvedText, text: StyledText, measurer: any TextMeasurer) {
    self.resolved = resolved
    self.text = text
    typeset = measurer.setter(of: text)
    metrics = measurer.metrics(of: text.font)
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    typeset(proposal).size
  }

  func content(_ proposal: Proposal, _ children: [Child]) -> LaidOutItem.Content? {
    .text(typeset(proposal), resolved, text)
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    switch guide {
    case .vertical(.firstTextBaseline): typeset(proposal).firstBaseline
    case .vertical(.lastTextBaseline): typeset(proposal).lastBaseline
    default: nil
    }
  }

  func guides(_ children: [Child]) -> GuideSet { .baselines }

  func spacing(_ children: [Child]) -> Spacing {
    .text(metrics, pixel: 1 / text.scale)
  }
}

extension Spacing {
  /// What the edges of text in a font prefer above and below.
  ///
  /// Source: the platform's text spacing, checked against recorded distances of two fonts at three sizes.
  static func text(_ font: FontMetrics, pixel: Double) -> Spacing {
    let box = font.ascent + font.descent
    let gap = (box * 0.1 / pixel).rounded(.up) * pixel
    let line = (font.leading / pixel).rounded(.up) * pixel
    var spacing = Spacing.plain
    spacing.top = .text(box + gap - font.ascent, line: line)
    spacing.bottom = .text(max(box + gap - font.capHeight, gap + font.descent), line: line)
    return spacing
  }
}
