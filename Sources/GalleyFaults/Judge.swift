package import GalleyModel

/// Judges laid-out screens and folds what is found in each variant into findings.
package struct Judge: Sendable {
  /// The faults of one screen in one variant.
  package struct Verdict: Sendable {
    package let screen: String
    /// The variant's name in the report.
    package let variant: String
    /// Whether the variant shows the development language.
    package let isSource: Bool
    /// Whether the variant's texts are made up.
    package let isPseudo: Bool
    /// Whether the screen shows branches that source does not decide.
    package let isAlternative: Bool
    /// Whether the variant is only there to compare with: its faults are no findings.
    package let isReference: Bool
    package let faults: [Fault]

    package init(
      screen: String,
      variant: String,
      isSource: Bool,
      isPseudo: Bool = false,
      isAlternative: Bool = false,
      isReference: Bool = false,
      faults: [Fault]
    ) {
      self.screen = screen
      self.variant = variant
      self.isSource = isSource
      self.isPseudo = isPseudo
      self.isAlternative = isAlternative
      self.isReference = isReference
      self.faults = faults
    }
  }

  /// All rules' faults of one screen in one variant.
  package static func faults(in subject: Subject) -> [Fault] {
    RuleCatalogue.all.flatMap { $0.faults(in: subject) }
  }

  /// One finding for each rule, place and key, whatever the number of variants.
  ///
  /// `verdicts` come screen by screen, each screen's in matrix order, and every screen's include one of the source
  /// language; the findings are sorted by location, then rule.
  package static func findings(_ verdicts: [Verdict]) -> [Finding] {
    var order: [Identity] = []
    var held: [Identity: [(verdict: Int, fault: Fault)]] = [:]
    for (number, verdict) in verdicts.enumerated() {
      for fault in verdict.faults {
        let identity = Identity(fault, screen: verdict.screen)
        if held[identity] == nil { order.append(identity) }
        held[identity, default: []].append((number, fault))
      }
    }
    return order.compactMap { finding(held[$0] ?? [], verdicts) }.sorted {
      ($0.location, $0.rule, $0.screen, $0.key ?? "") < ($1.location, $1.rule, $1.screen, $1.key ?? "")
    }
  }

  private struct Identity: Hashable {
    let rule: String
    /// `nil` for faults that are the same on every screen.
    let screen: String?
    let location: SourceLocation?
    let key: String?
    let table: String?

    init(_ fault: Fault, screen: String) {
      let isOfCatalogue = fault.rule == StringMissing.page.id
      // What a symbol or a picture is called is the same wherever the view is shown.
      let ofPlace = [ImageMissing.page.id, RtlIconMirrored.page.id, RtlIconNotMirrored.page.id]
      let isOfPlace = ofPlace.contains(fault.rule)
      self.rule = fault.rule
      self.screen = isOfCatalogue || isOfPlace ? nil : screen
      self.location = isOfCatalogue ? nil : fault.location
      self.key = fault.key?.key
      self.table = fault.key?.table
    }
  }

  private static func finding(
    _ all: [(verdict: Int, fault: Fault)],
    _ verdicts: [Verdict]
  ) -> Finding? {
    let held = all.filter { !verdicts[$0.verdict].isReference }
    // What is certain is spoken of before what is only possible, and real texts before made-up ones.
    let sure = held.filter { $0.fault.certainty == .certain }
    let told = sure.isEmpty ? held : sure
    let real = told.filter { !verdicts[$0.verdict].isPseudo }
    guard let worst = (real.isEmpty ? told : real).max(by: { weight($0.fault) < weight($1.fault) }) else {
      return nil
    }
    // Nobody reads a made-up text: what fails only there is a warning of what a translation could do.
    let severities = held.filter { $0.fault.certainty == .certain }.map { entry in
      let verdict = verdicts[entry.verdict]
      return verdict.isPseudo || verdict.isAlternative
        ? min(entry.fault.severity, .warning) : entry.fault.severity
    }
    let isCertain = !severities.isEmpty
    // A fault that the source language may have is not one that it has.
    let inSource = all.contains { entry in
      verdicts[entry.verdict].isSource && (entry.fault.certainty == .certain || !isCertain)
    }
    if inSource, held.contains(where: { $0.fault.onlyIfAdded }) { return nil }
    let certain = names(held.filter { $0.fault.certainty == .certain }, verdicts)
    let uncertain = names(held.filter { $0.fault.certainty == .uncertain }, verdicts).filter {
      !certain.contains($0)
    }
    // One that is the same on several screens is shown on the first of them in the sources.
    let first = held.filter { weight($0.fault) == weight(worst.fault) }.min {
      ($0.fault.location, $0.verdict) < ($1.fault.location, $1.verdict)
    }
    let shown = first ?? worst
    let screen = verdicts[shown.verdict].screen
    let others = verdicts.filter { $0.screen == screen && !$0.isReference }.map(\.variant)
    return Finding(
      rule: shown.fault.rule,
      severity: severities.max() ?? .note,
      certainty: isCertain ? .certain : .uncertain,
      message: shown.fault.message,
      location: shown.fault.location,
      screen: screen,
      key: shown.fault.key?.key,
      failing: isCertain ? certain : uncertain,
      passing: others.filter { !certain.contains($0) && !uncertain.contains($0) },
      possible: isCertain ? uncertain : [],
      worst: verdicts[shown.verdict].variant,
      measured: shown.fault.measured,
      available: shown.fault.available,
      existingInSource: inSource,
      marks: held.filter { verdicts[$0.verdict].screen == screen }.flatMap { entry in
        entry.fault.rects.map { Finding.Mark(variant: verdicts[entry.verdict].variant, rect: $0) }
      }
    )
  }

  /// Certain faults weigh more, then severe ones, then those that fail by more.
  private static func weight(_ fault: Fault) -> (Int, Severity, Double) {
    let excess = (fault.measured ?? 0) - (fault.available ?? 0)
    return (fault.certainty == .certain ? 1 : 0, fault.severity, excess)
  }

  /// In matrix order, each once.
  private static func names(_ held: [(verdict: Int, fault: Fault)], _ verdicts: [Verdict]) -> [String] {
    var seen: Set<String> = []
    return held.sorted { $0.verdict < $1.verdict }.map { verdicts[$0.verdict].variant }.filter {
      seen.insert($0).inserted
    }
  }
}
