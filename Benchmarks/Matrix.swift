import Galley
import GalleyModel

/// A project's matrix, run by the parts of the façade so that reading can be timed apart.
struct BenchmarkMatrix {
  let root: String
  /// Names of as many devices and text sizes as make up the cases asked for, or all there are.
  private let devices: [String]
  private let textSizes: [String]

  /// - Parameters:
  ///   - root: the project's folder.
  ///   - cases: no more than so many, but at least one device and text size.
  ///   - casesEach: of one device and text size.
  init(root: String, cases: Int, casesEach: Int) {
    self.root = root
    let wanted = max(1, cases / max(1, casesEach))
    let allDevices = Configuration.devices
    let allSizes = TextSize.allCases.map(\.rawValue)
    let counts = allDevices.indices.flatMap { device in allSizes.indices.map { (device + 1, $0 + 1) } }
    let best = counts.filter { $0.0 * $0.1 <= wanted }.max { $0.0 * $0.1 < $1.0 * $1.1 } ?? (1, 1)
    devices = Array(allDevices.prefix(best.0))
    textSizes = Array(allSizes.prefix(best.1))
  }

  /// Reads the project anew, with a typesetter that has set nothing yet.
  func read() throws -> Project {
    var configuration = Configuration(paths: [root])
    configuration.cascade = "Fonts/cascade.json"
    configuration.devices = devices
    configuration.textSizes = textSizes
    configuration.pseudo = []
    return try Project(configuration)
  }
}
