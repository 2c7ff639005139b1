internal import Foundation
internal import GalleyModel

/// The variants every screen is laid out in.
struct Matrix {
  /// Those asked for, then those of the development language that are not among them: what a fault is compared with.
  let variants: [Variant]
  /// What each variant asked for is called in reports: its localization, with the device and the text size where there
  /// are several.
  let names: [String]

  init(_ configuration: Configuration, _ catalogue: Catalogue) throws(GalleyError) {
    let devices = try Self.devices(configuration.devices)
    let sizes = try Self.textSizes(configuration.textSizes)
    let development = catalogue.developmentRegion
    let locales = try Self.locales(configuration.locales, catalogue)
    let standard = configuration.locales.isEmpty ? ["x-long", "x-rtl"] : []
    let pseudo = try Self.pseudo(configuration.pseudo ?? standard)
    var asked: [Variant] = []
    var reference: [Variant] = []
    for device in devices {
      for size in sizes {
        asked += locales.map { Variant(locale: $0, device: device, textSize: size) }
        asked += pseudo.map { Variant(locale: development, device: device, textSize: size, pseudo: $0) }
        if !locales.contains(development) {
          reference.append(Variant(locale: development, device: device, textSize: size))
        }
      }
    }
    variants = asked + reference
    names = asked.map { variant in
      ([variant.pseudo?.rawValue ?? variant.locale]
        + (devices.count > 1 ? [variant.device.name] : [])
        + (sizes.count > 1 ? [variant.textSize.rawValue] : []))
        .joined(separator: " ")
    }
  }

  /// The development language first, the others by name.
  private static func locales(_ asked: [String], _ catalogue: Catalogue) throws(GalleyError) -> [String] {
    let development = catalogue.developmentRegion
    var locales = catalogue.localizations.filter { $0 != "Base" }
    if locales.isEmpty { locales = [development] }
    for name in asked where !locales.contains(name) && name != development {
      throw .configuration(
        "the project has no localization \(name); it has \(locales.joined(separator: ", "))"
      )
    }
    if !asked.isEmpty { locales = Array(Set(asked)) }
    return locales.filter { $0 == development } + locales.filter { $0 != development }.sorted()
  }

  private static func pseudo(_ names: [String]) throws(GalleyError) -> [PseudoLocale] {
    var result: [PseudoLocale] = []
    for name in names {
      guard let locale = PseudoLocale(rawValue: name) else {
        throw .configuration(Suggestion.missing("pseudo-locale", name, among: Configuration.pseudoLocales))
      }
      if !result.contains(locale) { result.append(locale) }
    }
    return result
  }

  private static func devices(_ names: [String]) throws(GalleyError) -> [Device] {
    guard !names.isEmpty else { return [Devices.standard] }
    var result: [Device] = []
    for name in names {
      guard let device = Devices.all.first(where: { $0.name == name }) else {
        throw .configuration(Suggestion.missing("device", name, among: Configuration.devices))
      }
      if !result.contains(device) { result.append(device) }
    }
    return result
  }

  private static func textSizes(_ names: [String]) throws(GalleyError) -> [TextSize] {
    guard !names.isEmpty else { return [.large] }
    var result: [TextSize] = []
    for name in names {
      guard let size = TextSize(rawValue: name) else {
        throw .configuration(Suggestion.missing("text size", name, among: Configuration.textSizes))
      }
      if !result.contains(size) { result.append(size) }
    }
    return result
  }
}

extension Variant {
  /// The direction of the localization's script, whatever the machine's own locale.
  var direction: LayoutDirection {
    if pseudo == .rightToLeft { return .rightToLeft }
    return Locale.Language(identifier: locale).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The surroundings of the screen's mirror image, which differ in the direction alone.
  var twin: Surroundings {
    var result = surroundings
    result.direction = .leftToRight
    return result
  }

  var surroundings: Surroundings {
    Surroundings(device: device, textSize: textSize, direction: direction, locale: locale)
  }
}
