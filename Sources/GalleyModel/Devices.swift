/// The devices a run can lay screens out for.
///
/// Source: published and measured tables of sizes and safe areas, portrait.
package enum Devices {
  /// What previews are laid out for unless asked otherwise.
  package static let standard = all[3]

  package static let all: [Device] = [
    phone("iPhone SE (1st generation)", 320, 568, scale: 2, top: 20, bottom: 0),
    phone("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
    phone("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
    phone("iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    phone("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
  ]

  private static func phone(
    _ name: String,
    _ width: Double,
    _ height: Double,
    scale: Double,
    top: Double,
    bottom: Double
  ) -> Device {
    Device(
      name: name,
      size: Size(width: width, height: height),
      scale: scale,
      safeArea: Insets(top: top, leading: 0, bottom: bottom, trailing: 0)
    )
  }
}
