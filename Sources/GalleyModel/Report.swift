/// What one run found, and what it looked at.
package struct Report: Sendable {
  package struct Summary: Hashable, Sendable {
    package var screens: Int
    /// Screens times variants.
    package var cases: Int
    package var viewsFound: Int
    package var viewsUnderstood: Int

    package init(screens: Int, cases: Int, viewsFound: Int, viewsUnderstood: Int) {
      self.screens = screens
      self.cases = cases
      self.viewsFound = viewsFound
      self.viewsUnderstood = viewsUnderstood
    }
  }

  package var summary: Summary
  /// Names of the screens laid out, in the order they were read; also those without findings.
  package var screens: [String]
  /// Variant names in matrix order.
  package var variants: [String]
  /// Sorted by location, then rule.
  package var findings: [Finding]
  package var problems: [InputProblem]
  package var opaque: [OpaqueConstruct]
  package var fonts: [FontUse]

  package init(
    summary: Summary,
    screens: [String] = [],
    variants: [String],
    findings: [Finding],
    problems: [InputProblem],
    opaque: [OpaqueConstruct],
    fonts: [FontUse]
  ) {
    self.summary = summary
    self.screens = screens
    self.variants = variants
    self.findings = findings
    self.problems = problems
    self.opaque = opaque
    self.fonts = fonts
  }
}
