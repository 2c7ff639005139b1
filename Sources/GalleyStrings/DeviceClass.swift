internal import GalleyModel

/// The kind of device by which catalogues vary a text.
enum DeviceClass: String {
  case iphone, ipad, applewatch, mac

  init(_ device: Device) {
    switch device.platform {
    case .watchOS: self = .applewatch
    case .macOS: self = .mac
    // No phone is as wide as the narrowest tablet, which has 744 points.
    case .iOS: self = min(device.size.width, device.size.height) < 700 ? .iphone : .ipad
    }
  }

  /// The text for this class, else the one for all others, else the first by name.
  func choice<Value>(among cases: [String: Value]) -> Value? {
    cases[rawValue] ?? cases["other"] ?? cases.min { $0.key < $1.key }?.value
  }
}
