internal import GalleyModel

extension Drawing {
  private static let label = Paint(red: 0.11, green: 0.11, blue: 0.12)
  private static let paper = Paint(red: 1, green: 1, blue: 1)
  private static let separator = Paint(red: 0.78, green: 0.78, blue: 0.8)
  private static let placeholder = Paint(red: 0.92, green: 0.92, blue: 0.94)
  private static let hatch = Paint(red: 0.72, green: 0.72, blue: 0.75)
  private static let fault = Paint(red: 0.86, green: 0.08, blue: 0.12)

  /// Draws a screen: its items in order, then the marks over everything.
  init(_ screen: LaidOutScreen, outlines: any GlyphOutlines, marks: [Finding.Mark]) {
    self.init(size: screen.window)
    let window = Rect(origin: .zero, size: screen.window)
    steps.append(.fill(DrawingPath(.rectangle, in: window), Self.paper))
    var open: [Int] = []
    for index in screen.items.indices where !screen.isHidden(index) {
      let clips = screen.clips(of: index)
      let kept = zip(open, clips).prefix { $0 == $1 }.count
      steps += repeatElement(.endClip, count: open.count - kept)
      for clip in clips[kept...] {
        let shape = screen.items[clip].content.clip ?? .rectangle
        steps.append(.beginClip(DrawingPath(shape, in: screen.items[clip].frame)))
      }
      open = clips
      add(screen.items[index], outlines: outlines)
    }
    steps += repeatElement(.endClip, count: open.count)
    for mark in marks where mark.rect.isFinite { add(mark) }
  }

  private mutating func add(_ item: LaidOutItem, outlines: any GlyphOutlines) {
    guard item.frame.isFinite else { return }
    let foreground = item.foreground ?? Self.label
    switch item.content {
    case .text(let text, let resolved, _):
      add(text, named: resolved.string, at: item.frame.origin, paint: foreground, outlines: outlines)
    case .fill(let fill):
      let path = DrawingPath(fill.shape, in: item.frame)
      let paint = fill.color ?? foreground
      steps.append(fill.stroke.map { .stroke(path, paint, width: $0) } ?? .fill(path, paint))
    case .divider: steps.append(.fill(DrawingPath(.rectangle, in: item.frame), Self.separator))
    case .platform(let control): add(control, in: item.frame)
    case .image(let image): add(image, in: item.frame, foreground: foreground)
    case .opaque(let name):
      // Cut to the window, so that a view as large as a scroll's content costs no more to hatch.
      guard let visible = item.frame.intersection(Rect(origin: .zero, size: size)) else { return }
      addOpaque(named: name, in: visible)
    case .spacer, .stack, .zstack, .frame, .clip, .control, .opaqueModifier, .uncertain, .modifier, .layers,
      .grid,
      .viewThatFits,
      .scroll, .list, .geometryReader, .hidden, .flipsForRightToLeft, .transform:
      break
    }
  }

  private mutating func add(
    _ text: TypesetText,
    named name: String,
    at origin: Point,
    paint: Paint,
    outlines: any GlyphOutlines
  ) {
    var path = DrawingPath()
    for glyph in text.lines.flatMap(\.glyphs) {
      path.add(
        outlines.outline(face: glyph.face, glyph: glyph.glyph),
        at: Point(x: origin.x + glyph.origin.x, y: origin.y + glyph.origin.y),
        size: glyph.size
      )
    }
    guard !path.commands.isEmpty else { return }
    steps += [.beginNamed(name), .fill(path, paint), .endNamed]
  }

  /// What it shows is not drawn; a box of its size stands for it.
  private mutating func add(_ image: ImageContent, in frame: Rect, foreground: Paint) {
    guard !frame.isEmpty else { return }
    let radius = min(frame.width, frame.height) / 5
    // Half a point in, so that the line lies inside the frame.
    let inner = Rect(
      x: frame.x + 0.5,
      y: frame.y + 0.5,
      width: max(0, frame.width - 1),
      height: max(0, frame.height - 1)
    )
    let path = DrawingPath(.roundedRectangle(radius: radius), in: inner)
    switch image.source {
    case .symbol(let name),
      .asset(let name) where image.isTemplate:
      var (wash, line) = (foreground, foreground)
      wash.opacity *= 0.12
      line.opacity *= 0.4
      steps += [.beginNamed(name), .fill(path, wash), .stroke(path, line, width: 1), .endNamed]
    case .asset(let name):
      steps += [
        .beginNamed(name), .fill(path, Self.placeholder), .stroke(path, Self.separator, width: 1), .endNamed,
      ]
    }
  }

  /// A control of the platform, as an outline of its size.
  private mutating func add(_ control: PlatformControl, in frame: Rect) {
    guard !frame.isEmpty else { return }
    let isBar = control.kind == .navigationBar || control.kind == .tabBar
    let shape: Fill.Shape = isBar ? .rectangle : .roundedRectangle(radius: min(frame.height / 2, 8))
    let path = DrawingPath(shape, in: frame)
    steps += [
      .beginNamed(control.kind.rawValue), .fill(path, Self.placeholder),
      .stroke(path, Self.separator, width: 1),
      .endNamed,
    ]
  }

  private mutating func addOpaque(named name: String, in frame: Rect) {
    guard !frame.isEmpty else { return }
    let path = DrawingPath(.rectangle, in: frame)
    steps += [
      .beginNamed(name),
      .fill(path, Self.placeholder),
      .beginClip(path),
      .stroke(.hatching(of: frame, spacing: 8), Self.hatch, width: 1),
      .endClip,
      .endNamed,
    ]
  }

  /// The line lies around the rectangle, so as not to cover what is at fault.
  private mutating func add(_ mark: Finding.Mark) {
    let outer = Rect(
      x: mark.rect.x - 1,
      y: mark.rect.y - 1,
      width: mark.rect.width + 2,
      height: mark.rect.height + 2
    )
    var wash = Self.fault
    wash.opacity = 0.12
    steps.append(.fill(DrawingPath(.rectangle, in: mark.rect), wash))
    steps.append(.stroke(DrawingPath(.rectangle, in: outer), Self.fault, width: 2))
  }
}

extension Rect {
  fileprivate var isFinite: Bool { (maxX - x + maxY - y).isFinite }
}

extension LaidOutScreen {
  /// Indices of the clips around an item, the outermost first.
  fileprivate func clips(of index: Int) -> [Int] {
    ancestors(of: index).reversed().filter { items[$0].content.clip != nil }
  }

  fileprivate func isHidden(_ index: Int) -> Bool {
    ancestors(of: index).contains { items[$0].content == .hidden }
  }
}

extension LaidOutItem.Content {
  /// What the item cuts its content to.
  fileprivate var clip: Fill.Shape? {
    switch self {
    case .clip(let shape): shape
    case .scroll, .list: .rectangle
    default: nil
    }
  }
}
