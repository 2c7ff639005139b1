/// Rounds lengths to whole pixels.
struct PixelGrid {
  /// Pixels per point.
  let scale: Double
  /// Sums of fractions of an em err by less, and no pixel shows as much.
  private static let noise = 1e-5

  func roundedUp(_ length: Double) -> Double { (length * scale - Self.noise).rounded(.up) / scale }

  func rounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
