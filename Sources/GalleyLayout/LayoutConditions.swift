package import GalleyModel

/// Everything about a variant that the layout of a screen depends on: variants alike in it are laid out alike.
package struct LayoutConditions: Hashable, Sendable {
  /// What the views depend on, whatever the window.
  package struct Metrics: Hashable, Sendable {
    let locale: String
    let direction: LayoutDirection
    let platform: Device.Platform
    /// Pixels per point.
    let scale: Double
    let textSize: TextSize
  }

  package let metrics: Metrics
  /// Of the device, in points; zero where the screen has a window of its own.
  private let size: Size
  private let safeArea: Insets

  package init(_ variant: Variant, of screen: Screen, direction: LayoutDirection) {
    metrics = Metrics(
      locale: variant.locale,
      direction: direction,
      platform: variant.device.platform,
      scale: variant.device.scale,
      textSize: variant.textSize.told(on: variant.device.platform)
    )
    switch screen.window {
    case .device: (size, safeArea) = (variant.device.size, variant.device.safeArea)
    case .fits: (size, safeArea) = (variant.device.size, .zero)
    case .fixed: (size, safeArea) = (.zero, .zero)
    }
  }
}

extension TextSize {
  /// One that gives the same fonts and dividers, the same for all that do.
  fileprivate func told(on platform: Device.Platform) -> TextSize {
    switch platform {
    case .iOS: self
    case .macOS, .watchOS: isAccessibility ? .accessibility1 : .large
    }
  }
}
