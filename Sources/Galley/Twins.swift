internal import GalleyFaults
internal import GalleyModel

/// What the source language has as well, each device and text size by itself.
///
/// 1. User content that is as wrong in the source language on the same device and size is no fault there.
/// 2. A finding exists in the source when each device and size that it fails on has it in the source language.
struct Twins {
  private let verdicts: [Judge.Verdict]
  /// One for each verdict: which device and text size it is of.
  private let groups: [Int]

  init(_ verdicts: [Judge.Verdict], groups: [Int]) {
    self.verdicts = verdicts
    self.groups = groups
  }

  /// The findings of the whole matrix.
  func findings() -> [Finding] {
    guard Set(groups).count > 1 else { return Judge.findings(verdicts) }
    return Judge.findings(withoutSharedContent()).map { finding in
      guard finding.existingInSource else { return finding }
      var finding = finding
      finding.existingInSource = existsInSource(finding)
      return finding
    }
  }

  private func withoutSharedContent() -> [Judge.Verdict] {
    var certain: Set<Place> = []
    var source: [Place: Certainty] = [:]
    for (number, verdict) in verdicts.enumerated() {
      for fault in verdict.faults {
        let place = Place(fault, of: verdict, group: groups[number])
        if !verdict.isReference, fault.certainty == .certain { certain.insert(place) }
        if verdict.isSource, source[place] != .certain { source[place] = fault.certainty }
      }
    }
    return zip(verdicts, groups).map { verdict, group in
      verdict.keeping { fault in
        let place = Place(fault, of: verdict, group: group)
        guard fault.onlyIfAdded, let inSource = source[place] else { return true }
        return inSource == .uncertain && certain.contains(place)
      }
    }
  }

  private func existsInSource(_ finding: Finding) -> Bool {
    var failing: Set<Int> = []
    var source: Set<Int> = []
    for (number, verdict) in verdicts.enumerated() {
      let held = verdict.faults.filter { finding.isMade(of: $0, on: verdict.screen) }
      if !verdict.isReference, !held.isEmpty, finding.failing.contains(verdict.variant) {
        failing.insert(groups[number])
      }
      if verdict.isSource,
        held.contains(where: { $0.certainty == .certain || finding.certainty == .uncertain })
      {
        source.insert(groups[number])
      }
    }
    return failing.isSubset(of: source)
  }

  /// What makes faults one, on one device and text size.
  private struct Place: Hashable {
    let rule: String
    let screen: String
    let location: SourceLocation
    let key: LocalizedKey?
    let group: Int

    init(_ fault: Fault, of verdict: Judge.Verdict, group: Int) {
      rule = fault.rule
      screen = verdict.screen
      location = fault.location
      key = fault.key
      self.group = group
    }
  }
}

extension Judge.Verdict {
  /// The verdict with some of its faults only.
  func keeping(_ isKept: (Fault) -> Bool) -> Judge.Verdict {
    Judge.Verdict(
      screen: screen,
      variant: variant,
      isSource: isSource,
      isPseudo: isPseudo,
      isAlternative: isAlternative,
      isReference: isReference,
      faults: faults.filter(isKept)
    )
  }
}

extension Finding {
  /// Whether a fault is one of those that were folded into the finding.
  func isMade(of fault: Fault, on screen: String) -> Bool {
    rule == fault.rule && key == fault.key?.key
      && (isOfCatalogue || (self.screen == screen && location == fault.location))
  }
}
