import GalleyModel

/// `Image`: a system symbol as large as the font makes it, or a picture as large as its file says.
///
/// Symbols are estimated from the font, since their outlines are the platform's; what depends on the estimate is not
/// certain.
struct ImageLeaf: LayoutAlgorithm {
  /// Widths of common symbols lie between 0.9 and 1.5 em at the regular scale.
  static let symbolWidth = 1.25

  let image: ImageContent
  let font: FontRequest
  let imageScale: ImageScale
  let metrics: FontMetrics
  /// Pixels per point.
  let scale: Double

  private var ideal: Size {
    switch image.source {
    case .symbol:
      Size(
        width: ceil(font.size * Self.symbolWidth * imageScale.factor),
        height: ceil((metrics.ascent + metrics.descent) * imageScale.factor)
      )
    case .asset:
      image.naturalSize ?? OpaqueLeaf.assumed
    }
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    guard image.resizable else { return ideal }
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  func explicit(_ guide: AlignmentGuide, _ proposal: Proposal, _ children: [Child]) -> Double? {
    guard case .symbol = image.source, !image.resizable else { return nil }
    return switch guide {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): metrics.ascent
    default: nil
    }
  }

  func guides(_ children: [Child]) -> GuideSet {
    guard case .symbol = image.source, !image.resizable else { return [] }
    return .baselines
  }

  func spacing(_ children: [Child]) -> Spacing {
    guard case .symbol = image.source, !image.resizable else { return .plain }
    // Recorded: a symbol stands to text and to other symbols as a line of text does.
    return .text(metrics, pixel: 1 / scale)
  }

  private func ceil(_ points: Double) -> Double { (points * scale).rounded(.up) / scale }
}

extension ImageScale {
  /// Of a symbol, relative to the medium scale; estimated.
  fileprivate var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}
