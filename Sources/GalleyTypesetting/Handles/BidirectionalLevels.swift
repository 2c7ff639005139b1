internal import CFriBidi

/// Embedding levels by the Unicode Bidirectional Algorithm.
enum BidirectionalLevels {
  /// One level for each scalar of a paragraph; odd levels run right to left.
  static func of(_ scalars: [UInt32], rightToLeft: Bool) -> [Int8] {
    guard rightToLeft || scalars.contains(where: mayReorder) else {
      return Array(repeating: 0, count: scalars.count)
    }
    let count = scalars.count
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    var levels = [FriBidiLevel](repeating: 0, count: count)
    var base = galley_fribidi_paragraph(rightToLeft ? 1 : 0)
    unsafe fribidi_get_bidi_types(scalars, Int32(count), &types)
    unsafe fribidi_get_bracket_types(scalars, Int32(count), types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(types, brackets, Int32(count), &base, &levels)
    // 0 says that memory ran out; the paragraph's own level is the honest fallback.
    guard highest > 0 else { return Array(repeating: rightToLeft ? 1 : 0, count: count) }
    return levels
  }

  /// Whether a scalar can raise a level above 0 in a left-to-right paragraph.
  private static func mayReorder(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x590: false
    case 0x590..<0x900, 0x200E...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    default: scalar >= 0x10800 && scalar < 0x1F000
    }
  }
}
