internal import GalleyModel

/// What a run looks at.
public struct Configuration: Sendable {
  /// Files or folders of the project; locations in reports are relative to the folder that holds them all.
  public var paths: [String]
  /// Localizations to lay out, as BCP 47 tags; empty takes every one the project has data for.
  public var locales: [String]
  /// The name of a device of ``devices``; `nil` takes the standard one.
  public var device: String?
  /// The name of a text size of ``textSizes``; `nil` takes `large`.
  public var textSize: String?
  /// The font cascade file; `nil` takes the one that comes with Galley.
  public var cascade: String?

  /// A configuration with everything but the paths at its default.
  public init(paths: [String]) {
    self.paths = paths
    self.locales = []
  }

  /// The names of the devices screens can be laid out for.
  public static var devices: [String] { Devices.all.map(\.name) }

  /// The names of the text sizes, the smallest first.
  public static var textSizes: [String] { TextSize.allCases.map(\.rawValue) }
}

/// Why a run could not begin, or its report not be written.
public enum GalleyError: Error, Hashable, Sendable {
  /// Something asked for does not exist; the text says what there is instead.
  case configuration(String)
  /// A path or the font cascade can't be read; one line a problem.
  case unreadable(String)
  /// A file of the report can't be written.
  case unwritable(String)
}
