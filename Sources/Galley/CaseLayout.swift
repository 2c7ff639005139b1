package import GalleyFaults
internal import GalleyLayout
package import GalleyModel
internal import GalleyStrings
internal import GalleySupport

/// Lays out and judges the cases of a project, each one screen in one variant.
///
/// Texts are resolved once for the variants that show the same; nodes are built once for those of them that differ in
/// their window alone, and a screen is laid out and judged once for those in which layout can't tell a difference.
package struct CaseLayout: Sendable {
  /// Variants that show the same texts, by their numbers, in matrix order.
  private struct Group: Sendable {
    let resolver: TextResolver
    let direction: LayoutDirection
    var variants: [Int]
  }

  private let project: Project
  private let groups: [Group]
  private let groupOfVariant: [Int]
  private let layout: ScreenLayout

  package init(_ project: Project) {
    self.project = project
    var groups: [Group] = []
    var groupOfVariant: [Int] = []
    var known: [TextResolver.Scope: Int] = [:]
    for (number, variant) in project.variants.enumerated() {
      let scope = TextResolver.Scope(variant)
      groupOfVariant.append(known[scope] ?? groups.count)
      if let group = known[scope] {
        groups[group].variants.append(number)
      } else {
        known[scope] = groups.count
        let resolver = TextResolver(catalogue: project.catalogue, variant: variant)
        groups.append(Group(resolver: resolver, direction: variant.direction, variants: [number]))
      }
    }
    self.groups = groups
    self.groupOfVariant = groupOfVariant
    layout = ScreenLayout(measurer: project.typesetter)
  }

  package func screen(_ screen: Screen, variant number: Int) -> LaidOutScreen {
    let group = groups[groupOfVariant[number]]
    return layout.layOut(
      group.resolver.localize(root(of: screen, in: group, variant: number)),
      of: screen,
      variant: project.variants[number],
      direction: group.direction
    )
  }

  private func root(of screen: Screen, in group: Group, variant number: Int) -> Element {
    guard !screen.others.isEmpty else { return screen.root }
    let variant = project.variants[number]
    return screen.root(in: variant.surroundings)
  }

  /// The verdicts of every case, screen by screen, each screen's in matrix order.
  ///
  /// `threads` of `nil` takes one for each processor; `progress` is told of each case that is done, from several
  /// threads, in no order.
  package func verdicts(
    threads: Int? = nil,
    progress: @escaping @Sendable () -> Void = {}
  ) -> [Judge.Verdict] {
    let screens = project.reading.screens
    let found = Parallel.map(screens.count * groups.count, threads: threads) { index in
      verdicts(of: screens[index / groups.count], in: groups[index % groups.count], progress)
    }
    return screens.indices.flatMap { screen in
      let cases = found[screen * groups.count..<(screen + 1) * groups.count].joined()
      return cases.sorted { $0.variant < $1.variant }.map(\.verdict)
    }
  }

  private func verdicts(
    of screen: Screen,
    in group: Group,
    _ progress: () -> Void
  ) -> [(variant: Int, verdict: Judge.Verdict)] {
    // What views ask of the platform may give them other content; it seldom does.
    guard !screen.others.isEmpty else {
      let root = group.resolver.localize(screen.root)
      return verdicts(of: screen, showing: root, group.direction, group.variants, progress)
    }
    var roots: [(root: Element, variants: [Int])] = []
    for number in group.variants {
      let root = root(of: screen, in: group, variant: number)
      if let known = roots.firstIndex(where: { $0.root == root }) {
        roots[known].variants.append(number)
      } else {
        roots.append((root, [number]))
      }
    }
    return roots.flatMap { root, variants in
      verdicts(of: screen, showing: group.resolver.localize(root), group.direction, variants, progress)
    }
  }

  private func verdicts(
    of screen: Screen,
    showing root: LocalizedElement,
    _ direction: LayoutDirection,
    _ variants: [Int],
    _ progress: () -> Void
  ) -> [(variant: Int, verdict: Judge.Verdict)] {
    var faults: [LayoutConditions: [Fault]] = [:]
    let cases = variants.map { number in
      (number, LayoutConditions(project.variants[number], of: screen, direction: direction))
    }
    // One tree at a time, so that memory does not grow with the matrix.
    return Dictionary(grouping: cases, by: \.1.metrics).values.flatMap { cases in
      let tree = layout.tree(root, variant: project.variants[cases[0].0], direction: direction)
      return cases.map { number, conditions in
        defer { progress() }
        let found = faults[conditions] ?? self.faults(in: tree, of: screen, variant: number)
        faults[conditions] = found
        return (number, verdict(found, screen, variant: number))
      }
    }
  }

  private func faults(in tree: ScreenLayout.Tree, of screen: Screen, variant number: Int) -> [Fault] {
    let laidOut = layout.layOut(tree, of: screen, variant: project.variants[number])
    let twin = twin(of: screen, variant: number)
    return Judge.faults(in: Subject(screen: laidOut, measurer: project.typesetter, twin: twin))
  }

  /// The same texts from left to right, where views decide by the direction and could decide wrongly.
  private func twin(of screen: Screen, variant number: Int) -> LaidOutScreen? {
    let variant = project.variants[number]
    guard variant.direction == .rightToLeft, !screen.others.isEmpty else { return nil }
    let root = screen.root(in: variant.twin)
    guard root != screen.root(in: variant.surroundings) else { return nil }
    return layout.layOut(
      groups[groupOfVariant[number]].resolver.localize(root),
      of: screen,
      variant: variant,
      direction: .leftToRight
    )
  }

  /// A project without any localization data has nothing that could be missing there.
  private func verdict(_ faults: [Fault], _ screen: Screen, variant number: Int) -> Judge.Verdict {
    let isLocalized = !project.catalogue.tables.isEmpty
    let isReference = number >= project.names.count
    return Judge.Verdict(
      screen: screen.name,
      variant: isReference ? project.variants[number].locale : project.names[number],
      isSource: project.variants[number].locale == project.catalogue.developmentRegion
        && project.variants[number].pseudo == nil,
      isPseudo: project.variants[number].pseudo != nil,
      isAlternative: screen.isAlternative,
      isReference: isReference,
      faults: isLocalized ? faults : faults.filter { $0.rule != "string.missing" }
    )
  }
}
