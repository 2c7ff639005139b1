/// What the platform tells the views of a screen: the part of a variant that source may ask for and decide by.
package struct Surroundings: Hashable, Sendable {
  package var device: Device
  package var textSize: TextSize
  package var direction: LayoutDirection
  /// The localization, as a BCP 47 tag.
  package var locale: String

  package init(
    device: Device = Devices.standard,
    textSize: TextSize = .large,
    direction: LayoutDirection = .leftToRight,
    locale: String = "en"
  ) {
    self.device = device
    self.textSize = textSize
    self.direction = direction
    self.locale = locale
  }
}
