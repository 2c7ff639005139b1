internal import CHarfBuzz
internal import GalleyModel

extension FontFace {
  /// A glyph's outline in fractions of the em, y upwards.
  func outline(of glyph: UInt32) -> [OutlineCommand] {
    let pen = OutlinePen(unitsPerEm: unitsPerEm)
    guard let functions = unsafe hb_draw_funcs_create() else { return [] }
    defer { unsafe hb_draw_funcs_destroy(functions) }
    unsafe hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe OutlinePen.from(data)?.add { .move($0.point(x, y)) } },
      nil,
      nil
    )
    unsafe hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in unsafe OutlinePen.from(data)?.add { .line($0.point(x, y)) } },
      nil,
      nil
    )
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, x1, y1, x, y, _ in
        unsafe OutlinePen.from(data)?.add { .quadratic(control: $0.point(x1, y1), $0.point(x, y)) }
      },
      nil,
      nil
    )
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        unsafe OutlinePen.from(data)?.add { .cubic($0.point(x1, y1), $0.point(x2, y2), $0.point(x, y)) }
      },
      nil,
      nil
    )
    unsafe hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in unsafe OutlinePen.from(data)?.add { _ in .close } },
      nil,
      nil
    )
    withExtendedLifetime(pen) {
      let data = unsafe Unmanaged.passUnretained(pen).toOpaque()
      unsafe withFont { font in unsafe hb_font_get_glyph_shape(font, glyph, functions, data) }
    }
    return pen.commands
  }
}

/// Collects what HarfBuzz draws during one call.
private final class OutlinePen {
  private(set) var commands: [OutlineCommand] = []
  private let unitsPerEm: Double

  init(unitsPerEm: Double) {
    self.unitsPerEm = unitsPerEm
  }

  static func from(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
    unsafe data.map { unsafe Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  func add(_ command: (OutlinePen) -> OutlineCommand) {
    commands.append(command(self))
  }

  func point(_ x: Float, _ y: Float) -> Point {
    Point(x: Double(x) / unitsPerEm, y: Double(y) / unitsPerEm)
  }
}
