internal import Foundation
internal import GalleyModel

/// The variants every screen is laid out in.
struct Matrix {
  /// Those asked for, then the development language's when it is not among them: what a fault is compared with.
  let variants: [Variant]
  /// What each variant asked for is called in reports: its localization, as long as that tells them apart.
  let names: [String]

  init(_ configuration: Configuration, _ catalogue: Catalogue) throws(GalleyError) {
    let device = try Self.device(configuration.device)
    let textSize = try Self.textSize(configuration.textSize)
    let development = catalogue.developmentRegion
    var locales = catalogue.localizations.filter { $0 != "Base" }
    if locales.isEmpty { locales = [development] }
    if !configuration.locales.isEmpty {
      for asked in configuration.locales where !locales.contains(asked) {
        throw .configuration(
          "the project has no localization \(asked); it has \(locales.joined(separator: ", "))"
        )
      }
      locales = Array(Set(configuration.locales))
    }
    locales = locales.filter { $0 == development } + locales.filter { $0 != development }.sorted()
    names = locales
    let reference = locales.contains(development) ? [] : [development]
    variants = (locales + reference).map { Variant(locale: $0, device: device, textSize: textSize) }
  }

  private static func device(_ name: String?) throws(GalleyError) -> Device {
    guard let name else { return Devices.standard }
    guard let device = Devices.all.first(where: { $0.name == name }) else {
      throw .configuration(
        "no device is called \(name); there are \(Configuration.devices.joined(separator: ", "))"
      )
    }
    return device
  }

  private static func textSize(_ name: String?) throws(GalleyError) -> TextSize {
    guard let name else { return .large }
    guard let size = TextSize(rawValue: name) else {
      throw .configuration(
        "no text size is called \(name); there are \(Configuration.textSizes.joined(separator: ", "))"
      )
    }
    return size
  }
}

extension Variant {
  /// The direction of the localization's script, whatever the machine's own locale.
  var direction: LayoutDirection {
    Locale.Language(identifier: locale).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
