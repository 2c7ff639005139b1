internal import CFreeType

/// What a font file says about one of its faces.
struct FontFileDescription: Hashable, Sendable {
  var family: String
  var style: String
  var postScriptName: String
  /// As in CSS: 400 is regular, 700 bold.
  var weight: Int
  var isItalic: Bool
  /// How many faces the file has.
  var faces: Int
  /// The head table's revision, with as many decimals as it holds, at most three.
  var version: String

  /// Reads a face with FreeType, which is stricter about damaged files than HarfBuzz.
  ///
  /// `nil` when the file is not a font, or has no such face. Each call uses a library of its own, because an
  /// `FT_Library` must not be shared between threads.
  static func read(path: String, index: Int) -> FontFileDescription? {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
    defer { unsafe FT_Done_FreeType(library) }
    var opened: FT_Face?
    guard unsafe FT_New_Face(library, path, index, &opened) == 0, let face = unsafe opened else { return nil }
    defer { unsafe FT_Done_Face(face) }
    return unsafe FontFileDescription(
      family: face.pointee.family_name.map { unsafe String(cString: $0) } ?? "",
      style: face.pointee.style_name.map { unsafe String(cString: $0) } ?? "",
      postScriptName: FT_Get_Postscript_Name(face).map { unsafe String(cString: $0) } ?? "",
      weight: Int(galley_ft_weight(face)),
      isItalic: face.pointee.style_flags & Int(FT_STYLE_FLAG_ITALIC) != 0,
      faces: Int(face.pointee.num_faces),
      version: version(fixedPoint: galley_ft_revision(face))
    )
  }

  private static func version(fixedPoint: Int) -> String {
    let thousandths = (fixedPoint * 1000 + 0x8000) >> 16
    let decimals = String(1000 + thousandths % 1000).dropFirst()
    return "\(thousandths / 1000).\(decimals)"
  }
}
