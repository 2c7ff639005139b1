import GalleyModel
import GalleyTypesetting
import Testing

/// Which font sets which script.
@Suite struct FallbackTests {
  @Test(arguments: [
    ("ar", "مرحبا بالعالم", "NotoSansArabic-Regular.ttf"), ("he", "שלום", "NotoSansHebrew-Regular.ttf"),
    ("ur", "خوش آمدید", "NotoNastaliqUrdu-Regular.ttf"), ("hi", "नमस्ते।", "NotoSansDevanagari-Regular.ttf"),
    ("th", "สวัสดี", "NotoSansThai-Regular.ttf"), ("bn", "নমস্কার", "NotoSansBengali-Regular.ttf"),
    ("ta", "வணக்கம்", "NotoSansTamil-Regular.ttf"), ("te", "నమస్తే", "NotoSansTelugu-Regular.ttf"),
    ("kn", "ನಮಸ್ಕಾರ", "NotoSansKannada-Regular.ttf"), ("ml", "നമസ്കാരം", "NotoSansMalayalam-Regular.ttf"),
    ("gu", "નમસ્તે", "NotoSansGujarati-Regular.ttf"), ("pa", "ਸਤ ਸ੍ਰੀ", "NotoSansGurmukhi-Regular.ttf"),
    ("or", "ନମସ୍କାର", "NotoSansOriya-Regular.ttf"), ("si", "ආයුබෝවන්", "NotoSansSinhala-Regular.ttf"),
    ("km", "សួស្តី", "NotoSansKhmer-Regular.ttf"), ("lo", "ສະບາຍດີ", "NotoSansLao-Regular.ttf"),
    ("my", "မင်္ဂလာပါ", "NotoSansMyanmar-Regular.ttf"), ("ka", "გამარჯობა", "NotoSansGeorgian-Regular.ttf"),
    ("hy", "Բարեւ", "NotoSansArmenian-Regular.ttf"), ("am", "ሰላም", "NotoSansEthiopic-Regular.ttf"),
    ("ja", "設定を変更", "NotoSansCJK-Regular.ttc"), ("ko", "안녕하세요", "NotoSansCJK-Regular.ttc"),
    ("zh-Hans", "设置", "NotoSansCJK-Regular.ttc"),
    ("en", "Grüße, Ελλάδα, Привет, Tiếng Việt", "Inter-Regular.otf"),
    ("en", "→ ✓ ∑", "Inter-Regular.otf"),
  ])
  func `each script has its font, and no character is missing`(
    _ language: String,
    _ string: String,
    _ file: String
  ) {
    let typesetter = Typesetter(cascade: Fixture.cascade)
    let result = typesetter.typeset(Fixture.text(string, language), in: .unspecified)
    #expect(result.lines[0].glyphs.allSatisfy { $0.glyph != 0 })
    #expect(typesetter.problems() == [])
    #expect(typesetter.fontsUsed().map(\.file).contains(file))
  }

  @Test(arguments: [
    ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-Hans", "Noto Sans CJK SC"),
    ("zh-Hans-CN", "Noto Sans CJK SC"), ("zh-Hant", "Noto Sans CJK TC"), ("zh-HK", "Noto Sans CJK HK"),
    ("zh-Hant-HK", "Noto Sans CJK HK"), ("zh", "Noto Sans CJK SC"), ("de", "Noto Sans CJK SC"),
  ])
  func `the language chooses the face for Han`(_ language: String, _ family: String) {
    let typesetter = Typesetter(cascade: Fixture.cascade)
    _ = typesetter.typeset(Fixture.text("直骨", language), in: .unspecified)
    #expect(typesetter.fontsUsed().map(\.family) == [family])
  }

  @Test func `Latin letters and digits beside Han come from the system font`() {
    let typesetter = Typesetter(cascade: Fixture.cascade)
    let result = typesetter.typeset(Fixture.text("iOS 18を使用", "ja"), in: .unspecified)
    let faces = result.lines[0].glyphs.map(\.face)
    #expect(Set(faces[0..<6]).count == 1)
    #expect(Set(faces[6...]).count == 1)
    #expect(faces[0] != faces[6])
  }

  @Test func `bold text takes the script's bold face`() {
    let typesetter = Typesetter(cascade: Fixture.cascade)
    _ = typesetter.typeset(Fixture.text("שלום", "he", weight: .bold), in: .unspecified)
    #expect(typesetter.fontsUsed().map(\.file) == ["NotoSansHebrew-Bold.ttf"])
  }

  @Test func `a font says what it stands for and how far it is to be trusted`() {
    let typesetter = Typesetter(cascade: Fixture.cascade)
    let result = typesetter.typeset(Fixture.text("Hello שלום"), in: .unspecified)
    let fonts = typesetter.fontsUsed()
    #expect(fonts.map(\.family) == ["Inter", "Noto Sans Hebrew"])
    #expect(fonts.map(\.style) == ["Regular", "Regular"])
    #expect(fonts.map(\.scripts) == [[], ["Hebr"]])
    #expect(fonts.map(\.confidence) == ["calibrated", "uncalibrated"])
    #expect(fonts.allSatisfy { !$0.version.isEmpty })
    #expect(abs(result.residual - 0.05 * result.lines[0].width) < 1e-9)
  }

  @Test func `a tall script keeps the system's line box and leaves it with its ink`() {
    let result = Fixture.typesetter.typeset(Fixture.text("ဖွင့်ပြုပါ", "my"), in: .unspecified)
    #expect(result.size.height == 61.0 / 3)
    #expect(
      result.lines[0].glyphs.contains {
        ($0.ink?.maxY ?? 0) > result.lines[0].baseline + result.lines[0].descent
      }
    )
  }

  @Test func `an outline is drawn in ems, upwards`() {
    let result = Fixture.typesetter.typeset(Fixture.text("H"), in: .unspecified)
    let glyph = result.lines[0].glyphs[0]
    let outline = Fixture.typesetter.outline(face: glyph.face, glyph: glyph.glyph)
    let tops = outline.compactMap { command in
      if case .line(let point) = command { point.y } else { nil }
    }
    #expect(abs((tops.max() ?? 0) - 0.727) < 0.01)
    #expect(outline.last == .close)
  }
}
