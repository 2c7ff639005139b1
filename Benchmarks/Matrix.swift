import GalleyLayout
import GalleyModel
import GalleyReading
import GalleyStrings
import GalleySupport
import GalleyTypesetting

/// A project and its matrix, laid out without the façade so that each part can be timed.
struct BenchmarkMatrix {
  let reading: ScreenReading
  let catalogue: Catalogue

  init(root: String) throws {
    let files = try ProjectFiles.list(root: root).paths
    reading = SwiftUIReader.read(root: root, files: files.filter { $0.hasSuffix(".swift") })
    catalogue = CatalogueReader.read(root: root, files: files)
  }

  /// Every variant of the localizations, devices and text sizes, until there are `cases` cases or no more.
  func variants(cases: Int) -> [Variant] {
    var result: [Variant] = []
    for size in TextSize.allCases {
      for device in Devices.all {
        for locale in catalogue.localizations {
          guard result.count * max(1, reading.screens.count) < cases else { return result }
          result.append(Variant(locale: locale, device: device, textSize: size))
        }
      }
    }
    return result
  }

  /// Lays every screen out in every variant, on one thread.
  func layOut(_ variants: [Variant], _ typesetter: Typesetter) -> [LaidOutScreen] {
    let layout = ScreenLayout(measurer: typesetter)
    return variants.flatMap { variant -> [LaidOutScreen] in
      let resolver = TextResolver(catalogue: catalogue, variant: variant)
      let isRightToLeft = ["ar", "he", "fa", "ur"].contains(variant.locale)
      return reading.screens.map { screen in
        layout.layOut(
          resolver.localize(screen.root),
          of: screen,
          variant: variant,
          direction: isRightToLeft ? .rightToLeft : .leftToRight
        )
      }
    }
  }
}
