internal import CHarfBuzz
internal import Synchronization

/// One face of a font file, at a scale of one unit per font unit.
///
/// Owns an `hb_face_t` and an `hb_font_t`. Both are made immutable before anyone else sees them, and HarfBuzz
/// allows immutable objects to be used by several threads at once; hence the unchecked `Sendable`. What is
/// remembered about glyphs is behind a lock.
@safe
final class FontFace: @unchecked Sendable {
  /// Font units in an em.
  let unitsPerEm: Double
  /// Typographic ascent and descent in fractions of the em, descent positive downwards.
  let ascent: Double
  let descent: Double
  /// Height of capitals in fractions of the em; that of an average face when the file does not say.
  let capHeight: Double
  private let face: OpaquePointer
  private let font: OpaquePointer
  private let inks = Mutex<[UInt32: GlyphInk]>([:])

  /// `nil` when the file can't be read or has no such face.
  init?(path: String, index: Int) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    guard unsafe index < Int(hb_face_count(blob)), let face = unsafe hb_face_create(blob, UInt32(index)),
      unsafe hb_face_get_glyph_count(face) > 0
    else { return nil }
    let unitsPerEm = unsafe hb_face_get_upem(face)
    unsafe hb_face_make_immutable(face)
    guard let font = unsafe hb_font_create(face) else {
      unsafe hb_face_destroy(face)
      return nil
    }
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    unsafe hb_ot_font_set_funcs(font)
    unsafe hb_font_make_immutable(font)
    var extents = hb_font_extents_t()
    unsafe hb_font_get_h_extents(font, &extents)
    self.unitsPerEm = Double(unitsPerEm)
    ascent = Double(extents.ascender) / Double(unitsPerEm)
    descent = -Double(extents.descender) / Double(unitsPerEm)
    var capHeight: Int32 = 0
    let saysCapHeight =
      unsafe hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capHeight) != 0 && capHeight > 0
    self.capHeight = saysCapHeight ? Double(capHeight) / Double(unitsPerEm) : 0.7
    unsafe self.face = face
    unsafe self.font = font
  }

  deinit {
    unsafe hb_font_destroy(font)
    unsafe hb_face_destroy(face)
  }

  func covers(_ scalar: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// What a glyph paints, in font units; empty when it paints nothing.
  func ink(of glyph: UInt32) -> GlyphInk {
    if let known = inks.withLock({ $0[glyph] }) { return known }
    var extents = hb_glyph_extents_t()
    let found = unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0
    let ink =
      found
      ? GlyphInk(
        left: extents.x_bearing,
        top: extents.y_bearing,
        width: extents.width,
        height: -extents.height
      )
      : .none
    inks.withLock { $0[glyph] = ink }
    return ink
  }

  /// Lends the font to a shaping call of this folder.
  func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(font)
  }
}

/// The box a glyph paints, in font units from the glyph's origin, y upwards.
struct GlyphInk: Hashable, Sendable {
  var left: Int32
  var top: Int32
  var width: Int32
  /// Positive downwards.
  var height: Int32

  static let none = GlyphInk(left: 0, top: 0, width: 0, height: 0)

  var isEmpty: Bool { width <= 0 || height <= 0 }
}
