import GalleyModel

/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds what it proposes and what it answers.
///
/// Source: 54 recorded arms. With both bounds the frame takes the proposal; with one it lies between the proposal and
/// the child; so `maxWidth: .infinity` without a proposal is as wide as the child.
struct FlexibleFrameLayout: UnaryLayout {
  let frame: FlexibleFrame

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: frame.width.inner(proposal.width),
      height: frame.height.inner(proposal.height)
    )
  }

  func size(_ proposal: Proposal, _ children: [Child]) -> Size {
    let inner = inner(proposal)
    let child = children.first?.size(inner) ?? .zero
    return Size(
      width: frame.width.answer(proposal.width, inner: inner.width, child: child.width),
      height: frame.height.answer(proposal.height, inner: inner.height, child: child.height)
    )
  }

  /// Recorded: when it places, the frame proposes its own size.
  func placement(_ proposal: Proposal, size: Size, _ child: Child) -> Placement {
    child.aligned(frame.alignment, in: size, proposal: Proposal(size))
  }

  func spacing(_ children: [Child]) -> Spacing {
    children.spacing(resetting: frame.width.isBounded, frame.height.isBounded)
  }
}

extension FlexibleFrame.Bounds {
  var isBounded: Bool { minimum != nil || ideal != nil || maximum != nil }

  private var least: Double? { minimum.map { max(0, $0) } }
  private var usual: Double? { ideal.map { max($0, least ?? 0) } }
  private var most: Double? { maximum.map { max($0, usual ?? least ?? 0) } }

  fileprivate func inner(_ proposal: Double?) -> Double? {
    (proposal ?? usual).map(clamp)
  }

  private func clamp(_ length: Double) -> Double {
    min(max(length, least ?? -.infinity), most ?? .infinity)
  }

  fileprivate func answer(_ proposal: Double?, inner: Double?, child: Double) -> Double {
    if proposal == nil, let usual { return usual }
    if let least, let most { return min(max(proposal ?? child, least), most) }
    if let least { return max(least, min(inner ?? child, child)) }
    if let most { return min(most, max(inner ?? child, child)) }
    return child
  }
}
