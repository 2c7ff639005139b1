internal import GalleyModel
internal import GalleySupport

/// Writes a drawing as SVG 1.1, without Cairo: its own writer numbers surfaces by process and so never gives
/// the same bytes twice.
struct SVGWriter {
  private var text = ""
  private var clips = 0

  static func write(_ drawing: Drawing) -> [UInt8] {
    var writer = SVGWriter()
    let (width, height) = (number(drawing.size.width), number(drawing.size.height))
    writer.text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    writer.text += " viewBox=\"0 0 \(width) \(height)\">\n"
    for step in drawing.steps { writer.write(step) }
    writer.text += "</svg>\n"
    return Array(writer.text.utf8)
  }

  private mutating func write(_ step: Drawing.Step) {
    switch step {
    case .fill(let path, let paint):
      text += "<path d=\"\(data(path))\" \(attributes("fill", paint))/>\n"
    case .stroke(let path, let paint, let width):
      text += "<path d=\"\(data(path))\" fill=\"none\" \(attributes("stroke", paint))"
      text += " stroke-width=\"\(Self.number(width))\"/>\n"
    case .beginClip(let path):
      clips += 1
      text += "<clipPath id=\"clip\(clips)\"><path d=\"\(data(path))\"/></clipPath>\n"
      text += "<g clip-path=\"url(#clip\(clips))\">\n"
    case .beginNamed(let name): text += "<g><title>\(Self.escaped(name))</title>\n"
    case .endClip, .endNamed: text += "</g>\n"
    }
  }

  private func data(_ path: DrawingPath) -> String {
    path.commands.map { command in
      switch command {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .quadratic(let control, let point): "Q\(pair(control)) \(pair(point))"
      case .cubic(let first, let second, let point): "C\(pair(first)) \(pair(second)) \(pair(point))"
      case .close: "Z"
      }
    }.joined()
  }

  private func pair(_ point: Point) -> String {
    "\(Self.number(point.x)) \(Self.number(point.y))"
  }

  private func attributes(_ name: String, _ paint: Paint) -> String {
    let components = [paint.red, paint.green, paint.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let hex = components.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    let opacity = paint.opacity < 1 ? " \(name)-opacity=\"\(Self.number(max(0, paint.opacity)))\"" : ""
    return "\(name)=\"#\(hex)\"\(opacity)"
  }

  /// Infinite lengths have no place in a picture and become 0.
  private static func number(_ value: Double) -> String {
    value.isFinite ? ShortDecimal.text(value) : "0"
  }

  /// Markup escaped, and what XML 1.0 has no character for left out.
  private static func escaped(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
