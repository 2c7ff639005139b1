package import GalleyModel

/// A screen as it would be seen, with what is at fault marked in red.
///
/// System symbols and assets are boxes of their size, and what was not understood is hatched.
package struct Picture: Sendable {
  /// Why a picture could not be made.
  package enum Failure: Error, Equatable {
    /// No bitmap of that many pixels can be made.
    case size(width: Double, height: Double)
    /// Cairo refused; the text is its own.
    case cairo(String)
  }

  private let drawing: Drawing
  private let deviceScale: Double

  /// - Parameters:
  ///   - screen: what to draw.
  ///   - outlines: of the measurer that set the screen's texts.
  ///   - marks: drawn whatever variant they name; choose those of the screen's.
  package init(screen: LaidOutScreen, outlines: any GlyphOutlines, marks: [Finding.Mark] = []) {
    drawing = Drawing(screen, outlines: outlines, marks: marks)
    deviceScale = screen.variant.device.scale
  }

  /// The picture as SVG, one unit a point; the same bytes on any machine.
  package func svg() -> [UInt8] {
    SVGWriter.write(drawing)
  }

  /// The picture as PNG; the bytes depend on Cairo's version.
  ///
  /// - Parameter scale: pixels per point; the device's when `nil`.
  /// - Returns: the file.
  /// - Throws: when the bitmap can't be made.
  package func png(scale: Double? = nil) throws(Failure) -> [UInt8] {
    let scale = scale ?? deviceScale
    let canvas = try Canvas(size: drawing.size, scale: scale)
    for step in drawing.steps { canvas.draw(step) }
    return try canvas.png()
  }
}
