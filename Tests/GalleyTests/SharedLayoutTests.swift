import Galley
import GalleyFaults
import GalleyModel
import GalleyTypesetting
import Testing

/// What variants share must not show in what is found.
@Suite struct SharedLayoutTests {
  @Test func everyCaseIsJudgedAsIfItWereAlone() throws {
    var configuration = MailTests.configuration
    configuration.locales = ["en", "ar", "th"]
    configuration.devices = ["iPhone 16", "iPhone SE (1st generation)", "iPhone 14"]
    configuration.textSizes = ["large", "accessibility3"]
    let project = try Project(configuration)
    let cases = CaseLayout(project)
    let verdicts = cases.verdicts()
    #expect(verdicts.count == project.screens.count * project.variants.count)
    #expect(verdicts.contains { !$0.faults.isEmpty })
    for (number, verdict) in verdicts.enumerated() {
      let screen = project.screens[number / project.variants.count]
      let alone = CaseLayout(project).screen(screen, variant: number % project.variants.count)
      let faults = Judge.faults(in: Subject(screen: alone, measurer: project.typesetter))
      #expect(verdict.screen == screen.name)
      #expect(verdict.faults == faults)
    }
  }
}
