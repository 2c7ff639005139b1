import GalleyModel
import GalleyReporting
import Testing

@Suite struct GitHubReportTests {
  @Test func `problems come first, then the worst`() {
    var report = SampleReport.full
    report.findings.reverse()
    #expect(
      GitHubReport.write(report) == """
        ::warning file=de.lproj/A.strings,line=3,col=1,title=input::“a” is already on line 1; the last one \
        counts%0Aremove one of the two
        ::error file=App/Checkout.swift,line=12,col=7,title=truncation.tail in Checkout::“checkout.pay” is cut \
        off%0Aneeds 84.13 pt, has 60 pt in de; fails in de, el (2 of 3); passes in en
        ::notice file=Localizable.xcstrings,line=4,col=5,title=string.untranslated::“checkout.pay” has no \
        Greek%0Auncertain; also in the source language

        """
    )
  }

  @Test func `no text leaves its place`() {
    let lines = GitHubReport.write(SampleReport.hostile).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[1].hasPrefix("::error file=App/A%2C B%3A 100%25/ä`|.swift,line=3,col=1,title="))
    #expect(lines[1].contains("100%25%0D%0A::error::x” is cut off%0A"))
  }

  @Test(arguments: ["app", "app/"])
  func `paths begin at the repository's root`(_ folder: String) {
    #expect(GitHubReport.write(SampleReport.full, folder: folder).contains("file=app/App/Checkout.swift,"))
  }

  @Test func `what fails in more variants comes first`() {
    var report = SampleReport.full
    var other = report.findings[0]
    other.failing = ["el"]
    other.message = "other"
    report.findings = [other, report.findings[0]]
    let lines = GitHubReport.write(report).split(separator: "\n")
    #expect(lines[1].contains("checkout.pay"))
    #expect(lines[2].contains("other"))
  }

  @Test func `an empty report is empty`() {
    #expect(GitHubReport.write(SampleReport.empty) == "")
  }
}
