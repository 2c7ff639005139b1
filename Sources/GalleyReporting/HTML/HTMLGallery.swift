internal import GalleyModel

/// The pictures there are, and what each shows of a finding.
struct HTMLGallery {
  /// The height of picture that a card shows around a fault, in points; the rest is there when it is enlarged.
  private static let tallest = 400.0
  /// What is left above and below a fault, in points.
  private static let margin = 40.0

  private struct Place: Hashable {
    var screen: String
    var variant: String
  }

  private let pictures: [Place: HTMLPicture]
  private let sources: [String: String]
  private let first: String?

  init(_ pictures: [HTMLPicture], sources: [String: String], first: String?) {
    let pairs = pictures.map { (Place(screen: $0.screen, variant: $0.variant), $0) }
    self.pictures = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    self.sources = sources
    self.first = first
  }

  /// A picture with a finding outlined; `nil` when there is no picture.
  func shot(of finding: Finding, in variant: String) -> HTMLShot? {
    guard let picture = pictures[Place(screen: finding.screen, variant: variant)],
      picture.width > 0, picture.height > 0, picture.width.isFinite, picture.height.isFinite
    else { return nil }
    let marks = finding.marks.filter { $0.variant == variant }.map(\.rect)
    // Where it passes nothing is marked; the same part as where it fails is what to compare with.
    let looked = marks.isEmpty ? finding.marks.filter { $0.variant == finding.worst }.map(\.rect) : marks
    let (top, height) = Self.part(of: picture, around: looked)
    return HTMLShot(picture: picture, marks: marks, top: top, height: height)
  }

  /// The worst variant, or the first of those that fail of which there is a picture.
  func faulty(_ finding: Finding) -> HTMLShot? {
    for variant in [finding.worst] + finding.holding {
      if let shot = shot(of: finding, in: variant) { return shot }
    }
    return nil
  }

  /// The source language of the variant, unless it is the variant itself.
  func source(of finding: Finding, beside variant: String) -> HTMLShot? {
    guard let source = sources[variant] ?? first, source != variant else { return nil }
    return shot(of: finding, in: source)
  }

  /// The part of a tall picture to show: where it begins and how high it is, in points.
  private static func part(of picture: HTMLPicture, around marks: [Rect]) -> (top: Double, height: Double) {
    let marks = marks.filter { $0.y.isFinite && $0.height.isFinite }
    guard picture.height > tallest else { return (0, picture.height) }
    let (first, last) = (marks.map(\.y).min() ?? 0, marks.map { $0.y + $0.height }.max() ?? 0)
    let height = min(picture.height, max(tallest, last - first + 2 * margin))
    return (min(max(0, (first + last - height) / 2), picture.height - height), height)
  }
}
