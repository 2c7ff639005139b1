import GalleyModel
import GalleyTypesetting
import Testing

/// The same answers however many tasks ask.
@Suite struct ConcurrencyTests {
  static let texts: [StyledText] = [
    ("Settings and privacy", "en"), ("Einstellungen und Datenschutz", "de"), ("الإعدادات والخصوصية", "ar"),
    ("การตั้งค่าและความเป็นส่วนตัว", "th"), ("設定とプライバシー", "ja"), ("सेटिंग और गोपनीयता", "hi"),
    ("設定 Settings הגדרות", "he"),
  ].flatMap { string, language in
    [12.0, 17, 22].map { Fixture.text(string, language, size: $0) }
  }

  static func all(_ typesetter: Typesetter) -> [TypesetText] {
    texts.flatMap { text in
      [nil, 60, 90].map { typesetter.typeset(text, in: Proposal(width: $0, height: nil)) }
    }
  }

  @Test func `tasks get what a single one gets`() async {
    let serial = Self.all(Typesetter(cascade: Fixture.cascade))
    let shared = Typesetter(cascade: Fixture.cascade)
    let parallel = await withTaskGroup(of: [TypesetText].self) { group in
      for _ in 0..<8 { group.addTask { Self.all(shared) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(parallel.allSatisfy { $0 == serial })
    #expect(shared.problems() == [])
  }
}
