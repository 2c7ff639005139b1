import GalleyModel

/// Alignment guides, to tell of which a view may have a value of its own.
struct GuideSet: OptionSet, Hashable {
  let rawValue: UInt8

  static let firstTextBaseline = GuideSet(.vertical(.firstTextBaseline))
  static let lastTextBaseline = GuideSet(.vertical(.lastTextBaseline))
  static let baselines: GuideSet = [.firstTextBaseline, .lastTextBaseline]
  static let all = GuideSet(rawValue: .max)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ guide: AlignmentGuide) {
    let bit =
      switch guide {
      case .horizontal(.leading): 0
      case .horizontal(.center): 1
      case .horizontal(.trailing): 2
      case .vertical(.top): 3
      case .vertical(.center): 4
      case .vertical(.bottom): 5
      case .vertical(.firstTextBaseline): 6
      case .vertical(.lastTextBaseline): 7
      }
    self.init(rawValue: 1 << bit)
  }
}

extension [Child] {
  /// Guides of which any of the children may have a value of its own.
  var guides: GuideSet { reduce(into: []) { $0.formUnion($1.guides) } }
}
