internal import GalleyModel

/// What a run looks at, and what it makes of it.
public struct Configuration: Sendable {
  /// Files or folders of the project; locations in reports are relative to the folder that holds them all.
  public var paths: [String]
  /// The language the source is written in, as a BCP 47 tag; `nil` takes what the localization data say.
  public var developmentRegion: String?
  /// Localizations to lay out, as BCP 47 tags; empty takes every one the project has data for.
  public var locales: [String] = []
  /// Names of ``pseudoLocales`` to lay out as well; `nil` takes `x-long` and `x-rtl` when every localization is laid
  /// out, and none when some are named.
  public var pseudo: [String]?
  /// Names of ``devices``; empty takes the standard one.
  public var devices: [String] = []
  /// Names of ``textSizes``; empty takes `large`.
  public var textSizes: [String] = []
  /// Names of the screens to lay out; empty takes all.
  public var screens: [String] = []
  /// Ids of the rules to judge by; empty takes all.
  public var rules: [String] = []
  /// Rule id → `off`, `note`, `warning` or `error` in place of the rule's own severity.
  public var levels: [String: String] = [:]
  /// The least severity that fails a run: `error`, `warning` or `note`.
  public var gate = "error"
  /// The least share of views, in per cent, that must be understood; a run below it fails.
  public var minimumUnderstood = 0
  /// A file of findings that are known and do not fail a run.
  public var baseline: String?
  /// Whether faults that the source language has as well are passed over at the gate.
  public var onlyNew = false
  /// Files, relative to the project's root, whose findings count; `nil` takes all.
  public var changedFiles: Set<String>?
  /// Values for inputs of views and properties of types that only the running app knows.
  public var samples: [Sample] = []
  /// The font cascade file; `nil` takes the one that comes with Galley.
  public var cascade: String?
  /// Whether what is read of the sources is kept in `.galley` below the root, so that the next run need not read
  /// what has not changed.
  public var keepsCache = false

  /// A configuration with everything but the paths at its default.
  public init(paths: [String]) {
    self.paths = paths
  }

  /// The folder that locations in reports are relative to, as an absolute path.
  ///
  /// - Returns: the deepest folder that holds all of ``paths``.
  /// - Throws: ``GalleyError/unreadable(_:)`` when one of them does not exist.
  public func root() throws(GalleyError) -> String { try Listing.root(of: paths) }

  /// The names of the devices screens can be laid out for.
  public static var devices: [String] { Devices.all.map(\.name) }

  /// The names of the text sizes, the smallest first.
  public static var textSizes: [String] { TextSize.allCases.map(\.rawValue) }

  /// The names of the made-up localizations.
  public static var pseudoLocales: [String] { PseudoLocale.allCases.map(\.rawValue) }
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
