internal import CHarfBuzz

/// The one owner of an `hb_buffer_t`; one shaping call at a time.
@safe
struct ShapingBuffer: ~Copyable {
  private let handle: OpaquePointer

  /// Running out of memory leaves HarfBuzz's inert buffer, which shapes to nothing.
  init() {
    unsafe handle = hb_buffer_create()
  }

  deinit {
    unsafe hb_buffer_destroy(handle)
  }

  /// Shapes the scalars in `range` and answers their glyphs from left to right.
  ///
  /// The scalars around the range are context that joining looks at.
  func shape(
    _ text: [UInt32],
    range: Range<Int>,
    face: FontFace,
    script: String,
    language: String,
    rightToLeft: Bool,
    monospacedDigits: Bool
  ) -> [RawGlyph] {
    unsafe hb_buffer_clear_contents(handle)
    unsafe text.withUnsafeBufferPointer { scalars in
      unsafe hb_buffer_add_utf32(
        handle,
        scalars.baseAddress,
        Int32(scalars.count),
        UInt32(range.lowerBound),
        Int32(range.count)
      )
    }
    unsafe hb_buffer_set_direction(handle, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(handle, hb_script_from_string(script, -1))
    unsafe hb_buffer_set_language(handle, hb_language_from_string(language, -1))
    unsafe hb_buffer_set_flags(handle, flags(for: range, in: text))
    var features: [hb_feature_t] = []
    if monospacedDigits {
      features.append(
        hb_feature_t(tag: galley_hb_tnum(), value: 1, start: 0, end: galley_hb_feature_end())
      )
    }
    unsafe face.withFont { font in
      unsafe features.withUnsafeBufferPointer { list in
        unsafe hb_shape(font, handle, list.baseAddress, UInt32(list.count))
      }
    }
    return glyphs(of: face)
  }

  private func flags(for range: Range<Int>, in text: [UInt32]) -> hb_buffer_flags_t {
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    return hb_buffer_flags_t(flags)
  }

  private func glyphs(of face: FontFace) -> [RawGlyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(handle, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(handle, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      let unsafeToBreak = unsafe hb_glyph_info_get_glyph_flags(&infos[index]).rawValue
      return RawGlyph(
        glyph: info.codepoint,
        cluster: Int(info.cluster),
        advance: position.x_advance,
        offsetX: position.x_offset,
        offsetY: position.y_offset,
        isUnsafeToBreak: unsafeToBreak & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      )
    }
  }
}

/// A shaped glyph as HarfBuzz hands it out, lengths in font units.
struct RawGlyph {
  var glyph: UInt32
  /// Index of the cluster's first scalar in the shaped text.
  var cluster: Int
  var advance: Int32
  var offsetX: Int32
  var offsetY: Int32
  /// Whether a line that starts with this cluster must be shaped anew.
  var isUnsafeToBreak: Bool
}
