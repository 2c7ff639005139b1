internal import GalleyFaults
internal import GalleyLayout
internal import GalleyModel
internal import GalleyStrings

/// Lays out and judges single cases of a project: one screen in one variant.
struct CaseLayout: Sendable {
  private let project: Project
  private let resolvers: [TextResolver]
  private let layout: ScreenLayout

  init(_ project: Project) {
    self.project = project
    resolvers = project.variants.map { TextResolver(catalogue: project.catalogue, variant: $0) }
    layout = ScreenLayout(measurer: project.typesetter)
  }

  func screen(_ screen: Screen, variant number: Int) -> LaidOutScreen {
    let variant = project.variants[number]
    return layout.layOut(
      resolvers[number].localize(screen.root(in: variant.surroundings)),
      of: screen,
      variant: variant,
      direction: variant.direction
    )
  }

  /// A project without any localization data has nothing that could be missing there.
  func verdict(_ screen: Screen, variant number: Int) -> Judge.Verdict {
    let laidOut = self.screen(screen, variant: number)
    let faults = Judge.faults(in: Subject(screen: laidOut, measurer: project.typesetter))
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
