/// A picture that lies beside the page.
package struct HTMLPicture: Hashable, Sendable {
  package let screen: String
  package let variant: String
  /// Relative to the folder of the page, with forward slashes.
  package let file: String
  /// Points.
  package let width: Double
  package let height: Double

  package init(screen: String, variant: String, file: String, width: Double, height: Double) {
    self.screen = screen
    self.variant = variant
    self.file = file
    self.width = width
    self.height = height
  }
}
