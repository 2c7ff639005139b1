internal import GalleyModel
internal import GalleySupport

/// A colour set's description.
enum ColorSet {
  /// The colour of the light appearance; `nil` when it is one of the platform's, or can't be read.
  static func paint(_ contents: JSONValue) -> Paint? {
    let colors = contents["colors"]?.array ?? []
    let light = colors.first { $0["appearances"] == nil } ?? colors.first
    guard let parts = light?["color"]?["components"] else { return nil }
    let opacity = component(parts["alpha"]) ?? 1
    if let white = component(parts["white"]) {
      return Paint(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = component(parts["red"]), let green = component(parts["green"]),
      let blue = component(parts["blue"])
    else { return nil }
    return Paint(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// `"0.5"` is a share, `"128"` and `"0x80"` are of 255.
  private static func component(_ value: JSONValue?) -> Double? {
    guard let text = value?.string ?? value?.number.map({ String($0) }) else { return nil }
    let number: Double? =
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Int(text).map { Double($0) / 255 }
      }
    guard let number, number.isFinite else { return nil }
    return min(1, max(0, number))
  }
}
