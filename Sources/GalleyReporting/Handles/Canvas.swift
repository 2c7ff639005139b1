internal import CCairo
internal import GalleyModel

/// The one owner of a Cairo bitmap and its context.
@safe
struct Canvas: ~Copyable {
  /// Cairo's own limit on an image's side, in pixels.
  private static let longest = 32767.0

  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// A transparent bitmap.
  ///
  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels per point; the bitmap's sides are rounded up to the pixel.
  /// - Throws: when there is no such bitmap.
  init(size: Size, scale: Double) throws(Picture.Failure) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= Self.longest, height <= Self.longest else {
      throw .size(width: width, height: height)
    }
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let surface = unsafe surface else { throw .cairo("no surface") }
    let status = unsafe cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let context = unsafe cairo_create(surface) else {
      unsafe cairo_surface_destroy(surface)
      throw .cairo(Self.message(status))
    }
    unsafe self.surface = surface
    unsafe self.context = context
    unsafe cairo_scale(context, scale, scale)
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
  }

  func draw(_ step: Drawing.Step) {
    switch step {
    case .fill(let path, let paint):
      trace(path)
      use(paint)
      unsafe cairo_fill(context)
    case .stroke(let path, let paint, let width):
      trace(path)
      use(paint)
      unsafe cairo_set_line_width(context, width)
      unsafe cairo_stroke(context)
    case .beginClip(let path):
      unsafe cairo_save(context)
      trace(path)
      unsafe cairo_clip(context)
    case .endClip: unsafe cairo_restore(context)
    case .beginNamed, .endNamed: break
    }
  }

  /// The bitmap as a PNG file.
  func png() throws(Picture.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = unsafe withUnsafeMutablePointer(to: &bytes) { sink in
      unsafe cairo_surface_write_to_png_stream(
        surface,
        { closure, data, length in
          guard let sink = unsafe closure?.assumingMemoryBound(to: [UInt8].self), let data = unsafe data
          else {
            return CAIRO_STATUS_WRITE_ERROR
          }
          unsafe sink.pointee.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        },
        sink
      )
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(Self.message(status)) }
    return bytes
  }

  private func use(_ paint: Paint) {
    unsafe cairo_set_source_rgba(context, paint.red, paint.green, paint.blue, paint.opacity)
  }

  private func trace(_ path: DrawingPath) {
    unsafe cairo_new_path(context)
    var current = Point.zero
    for command in path.commands {
      switch command {
      case .move(let point):
        unsafe cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        unsafe cairo_line_to(context, point.x, point.y)
        current = point
      case .quadratic(let control, let point):
        // Cairo has cubics only; this one is the same curve.
        unsafe cairo_curve_to(
          context,
          current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3,
          point.x + (control.x - point.x) * 2 / 3,
          point.y + (control.y - point.y) * 2 / 3,
          point.x,
          point.y
        )
        current = point
      case .cubic(let first, let second, let point):
        unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, point.x, point.y)
        current = point
      case .close: unsafe cairo_close_path(context)
      }
    }
  }

  private static func message(_ status: cairo_status_t) -> String {
    unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) } ?? "unknown"
  }
}
