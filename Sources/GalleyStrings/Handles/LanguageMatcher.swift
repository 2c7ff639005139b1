internal import _FoundationICU

/// Apple's own choice among localizations, as ICU's Apple fork makes it.
///
/// `Bundle` on Linux is no help: it answers the first localization whatever is preferred.
enum LanguageMatcher {
  /// The localizations to search for the first preference that matches any, the best first.
  ///
  /// - Parameters:
  ///   - preferences: tags in order of preference.
  ///   - available: tags to choose from.
  /// - Returns: members of `available`; empty when no preference matches.
  static func chain(for preferences: [String], among available: [String]) -> [String] {
    guard !preferences.isEmpty, !available.isEmpty else { return [] }
    let wanted = CStringArray(preferences)
    let offered = CStringArray(available)
    return unsafe wanted.withPointers { wanted in
      unsafe offered.withPointers { offered in
        var chosen = unsafe [UnsafePointer<CChar>?](repeating: nil, count: available.count)
        var status = U_ZERO_ERROR
        let count = unsafe ualoc_localizationsToUse(
          wanted,
          Int32(preferences.count),
          offered,
          Int32(available.count),
          &chosen,
          Int32(available.count),
          &status
        )
        // Negative statuses are warnings and come with a valid answer.
        guard status.rawValue <= 0 else { return [] }
        return unsafe chosen.prefix(Int(count)).compactMap { unsafe $0.map { unsafe String(cString: $0) } }
      }
    }
  }
}
