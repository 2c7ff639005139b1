internal import GalleyModel

/// How `flipsForRightToLeftLayoutDirection` round an item draws it: what the rules about mirrored texts and symbols have
/// in common.
struct Flip {
  /// Whether an odd number of flips is in force, so that what is painted is turned round.
  let isMirrored: Bool
  /// Whether something else may turn it back, or has turned it: a transform, or a modifier that was not understood.
  let isCertain: Bool

  init(of index: Int, in subject: Subject) {
    var flips = 0
    var isCertain = true
    for ancestor in subject.screen.ancestors(of: index) {
      switch subject.items[ancestor].content {
      case .flipsForRightToLeft where subject.items[ancestor].direction == .rightToLeft: flips += 1
      case .transform, .opaqueModifier: isCertain = false
      default: break
      }
    }
    isMirrored = !flips.isMultiple(of: 2)
    self.isCertain = isCertain
  }
}
