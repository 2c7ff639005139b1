internal import GalleyFaults

/// The rules' own pages.
public enum Explanation {
  /// The ids of all rules, sorted.
  public static var rules: [String] { RuleCatalogue.all.map { $0.page.id }.sorted() }

  /// The page of a rule, as text with examples in Swift; `nil` when there is no such rule.
  public static func page(_ rule: String) -> String? {
    RuleCatalogue.page(rule).map { page in
      """
      \(page.id): \(page.summary)

      Severity: \(page.severity).

      \(page.explanation)

      Repair: \(page.repair)

      At fault:

      \(indented(page.faulty))

      Repaired:

      \(indented(page.repaired))

      """
    }
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }.joined(separator: "\n")
  }
}
