import GalleyTypesetting
import Testing

/// Another ICU breaks lines by other rules: results change, and somebody has to look at them.
@Suite struct VersionTests {
  @Test func `line breaks and scripts come from the ICU they were checked with`() {
    #expect(TextLibraries.icu == "76.1")
    #expect(TextLibraries.unicode == "16.0")
  }
}
