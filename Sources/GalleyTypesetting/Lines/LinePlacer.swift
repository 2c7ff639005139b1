internal import GalleyModel

/// Puts decided lines under each other and their glyphs beside each other.
struct LinePlacer {
  let text: StyledText
  let setting: FontSetting

  /// Places lines in a box that is never wider than the `width` proposed, though a glyph may be.
  ///
  /// `residual` is the error as a fraction of the width.
  func place(
    _ lines: [ComposedLine],
    width: Double?,
    truncation: TypesetText.Truncation?,
    residual: Double
  ) -> TypesetText {
    let grid = PixelGrid(scale: text.scale)
    let longest = lines.map(\.width).max() ?? 0
    let boxWidth = max(0, grid.roundedUp(min(longest, width ?? .infinity)))
    let pitch = setting.lineHeight + text.lineSpacing
    let count = Double(max(lines.count, text.reservedLines, 1))
    let height = count * setting.lineHeight + (count - 1) * text.lineSpacing
    let placed = lines.enumerated().map { index, line in
      place(line, baseline: Double(index) * pitch + setting.ascent, in: boxWidth)
    }
    return TypesetText(
      size: Size(width: boxWidth, height: grid.roundedUp(height)),
      firstBaseline: grid.rounded(setting.ascent),
      lastBaseline: grid.roundedUp(Double(max(lines.count, 1) - 1) * pitch + setting.ascent),
      lines: placed,
      truncation: truncation,
      residual: residual * longest
    )
  }

  private func place(_ line: ComposedLine, baseline: Double, in boxWidth: Double) -> TypesetText.Line {
    let x = leftEnd(of: line, in: boxWidth)
    return TypesetText.Line(
      range: line.range,
      x: x,
      baseline: baseline,
      width: line.width,
      ascent: setting.ascent,
      descent: setting.descent,
      glyphs: glyphs(of: line, x: x, baseline: baseline)
    )
  }

  private func leftEnd(of line: ComposedLine, in boxWidth: Double) -> Double {
    let slack = boxWidth - line.width
    return switch (text.alignment, text.baseDirection) {
    case (.center, _): slack / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.leading, .rightToLeft), (.trailing, .leftToRight): slack
    }
  }

  private func glyphs(of line: ComposedLine, x: Double, baseline: Double) -> [TypesetText.Glyph] {
    var glyphs: [TypesetText.Glyph] = []
    glyphs.reserveCapacity(line.fragments.reduce(0) { $0 + $1.glyphs.count })
    var pen = x
    for fragment in VisualOrder.arrange(line.fragments) {
      let pieces = fragment.run.pieces
      let shapes = fragment.run.glyphs
      let face = fragment.run.face
      let offsets = fragment.origin?.paragraph.offsets
      let start = fragment.origin.map { (offset: $0.offset, scalar: $0.firstScalar) }
      let rightToLeft = fragment.level % 2 == 1
      for step in 0..<fragment.pieces.count {
        let index = rightToLeft ? fragment.pieces.upperBound - 1 - step : fragment.pieces.lowerBound + step
        let piece = pieces[index]
        var cluster: Int?
        if let offsets, let start { cluster = start.offset + offsets[start.scalar + piece.start] }
        for number in piece.glyphs {
          let shaped = shapes[number]
          let origin = Point(
            x: pen + shaped.offsetX * setting.size,
            y: baseline - shaped.offsetY * setting.size
          )
          glyphs.append(
            TypesetText.Glyph(
              face: face,
              glyph: shaped.glyph,
              origin: origin,
              size: setting.size,
              cluster: cluster,
              ink: ink(of: shaped, at: origin, height: fragment.isTracked ? setting.inkHeight : 1)
            )
          )
          pen += shaped.advance * setting.size
        }
        pen += Double(piece.characters) * setting.spacing(isTracked: fragment.isTracked)
      }
    }
    return glyphs
  }

  private func ink(of glyph: ShapedGlyph, at origin: Point, height: Double) -> Rect? {
    glyph.ink.map { ink in
      Rect(
        x: origin.x + ink.left * setting.size,
        y: origin.y - ink.top * setting.size * height,
        width: ink.width * setting.size,
        height: ink.height * setting.size * height
      )
    }
  }
}
