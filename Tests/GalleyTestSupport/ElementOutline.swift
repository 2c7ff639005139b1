package import GalleyModel
import GalleySupport

extension ElementNode where Text == TextExpression {
  /// The tree as indented lines, one a node, each ending in the source line it was written on.
  ///
  /// Only what differs from the default is written, so that the outline of a small view is small.
  package var outline: [String] {
    let (head, inner) = OutlineWriter.describe(kind)
    return ["\(head) @\(location.line)"] + inner.flatMap(\.lines).map { "  " + $0 }
  }
}

/// Part of an outline: nodes below the line, perhaps under a name.
private struct OutlinePart {
  var name: String?
  var nodes: [Element]

  var lines: [String] {
    let own = nodes.flatMap(\.outline)
    guard let name else { return own }
    return [name] + own.map { "  " + $0 }
  }
}

private enum OutlineWriter {
  static func describe(_ kind: Element.Kind) -> (head: String, inner: [OutlinePart]) {
    switch kind {
    case .text(let text): ("text " + describe(text), [])
    case .image(let image): (describe(image), [])
    case .fill(let fill): (describe(fill), [])
    case .spacer(let minimum): ("spacer" + optional(minimum, " min"), [])
    case .divider: ("divider", [])
    case .opaque(let name): ("opaque \(name.debugDescription)", [])
    case .stack(let axis, let alignment, let spacing, let members):
      (
        (axis == .horizontal ? "hstack" : "vstack") + describe(alignment) + optional(spacing, " spacing"),
        [OutlinePart(nodes: members)]
      )
    case .zstack(let alignment, let members):
      ("zstack" + describe(alignment), [OutlinePart(nodes: members)])
    case .group(let members): ("group", [OutlinePart(nodes: members)])
    case .platform(let control):
      (
        "platform \(control.kind)" + optional(control.width, " width") + optional(control.height, " height")
          + (control.isEstimated ? " estimated" : ""),
        []
      )
    case .lazyStack(let axis, let alignment, let spacing, let members):
      (
        (axis == .horizontal ? "lazyHStack" : "lazyVStack") + describe(alignment)
          + optional(spacing, " spacing"),
        [OutlinePart(nodes: members)]
      )
    case .grid(let style, let members):
      (
        "grid" + describe(style.alignment) + optional(style.horizontalSpacing, " columns")
          + optional(style.verticalSpacing, " rows"),
        [OutlinePart(nodes: members)]
      )
    case .gridRow(let alignment, let members):
      ("gridRow" + (alignment.map { " \($0)" } ?? ""), [OutlinePart(nodes: members)])
    case .lazyGrid(let style, let members):
      (
        "lazyGrid \(style.axis) " + style.tracks.map { "\($0)" }.joined(separator: " "),
        [OutlinePart(nodes: members)]
      )
    case .viewThatFits(let axes, let members):
      ("viewThatFits" + describe(axes), [OutlinePart(nodes: members)])
    case .scroll(let axes, let members): ("scroll" + describe(axes), [OutlinePart(nodes: members)])
    case .list(let style, let members): ("list \(style)", [OutlinePart(nodes: members)])
    case .geometryReader(let members): ("geometryReader", [OutlinePart(nodes: members)])
    case .modified(let modifier, let inner):
      describe(modifier, inner)
    }
  }

  private static func describe(
    _ modifier: ElementModifier<TextExpression>,
    _ element: Element
  ) -> (head: String, inner: [OutlinePart]) {
    let inner = OutlinePart(nodes: [element])
    switch modifier {
    case .overlay(let alignment, let content):
      return ("overlay" + describe(alignment), [inner, OutlinePart(name: "over:", nodes: content)])
    case .background(let alignment, let content):
      return ("background" + describe(alignment), [inner, OutlinePart(name: "under:", nodes: content)])
    case .safeAreaInset(let edge, let spacing, let content):
      return (
        "safeAreaInset \(edge)" + optional(spacing, " spacing"),
        [inner, OutlinePart(name: "inset:", nodes: content)]
      )
    default: return (describe(modifier), [inner])
    }
  }

  private static func describe(_ axes: Set<Axis>) -> String {
    [Axis.horizontal, .vertical].filter(axes.contains).map { " \($0)" }.joined()
  }

  private static func describe(_ modifier: ElementModifier<TextExpression>) -> String {
    switch modifier {
    case .frame(let width, let height, let alignment):
      "frame" + optional(width, " width") + optional(height, " height") + describe(alignment)
    case .flexibleFrame(let frame):
      "frame" + describe(frame.width, "width") + describe(frame.height, "height") + describe(frame.alignment)
    case .padding(let padding): "padding" + describe(padding)
    case .fixedSize(let horizontal, let vertical):
      "fixedSize" + (horizontal ? " horizontal" : "") + (vertical ? " vertical" : "")
    case .layoutPriority(let priority): "layoutPriority \(ShortDecimal.text(priority))"
    case .environment(let change): describe(change)
    case .offset(let point): "offset \(ShortDecimal.text(point.x)) \(ShortDecimal.text(point.y))"
    case .clip(let shape): "clip " + describe(shape)
    case .control: "control"
    case .preview(.name(let name)): "preview name \(name.debugDescription)"
    case .preview(.window(let window)): "preview " + window.outline
    case .paint(let name), .styleable(let name, _): "paint \(name)"
    case .opaque(let name): "unknown \(name.debugDescription)"
    case .uncertain(let name, let axes):
      "uncertain \(name)" + (axes.count == 2 ? "" : describe(axes))
    case .position(let point): "position \(ShortDecimal.text(point.x)) \(ShortDecimal.text(point.y))"
    case .aspectRatio(let ratio): "aspectRatio" + optional(ratio.ratio, "") + " \(ratio.mode)"
    case .gridCell(let change): "gridCell " + describe(change)
    case .alignmentGuide(.horizontal(let guide), let length): "guide \(guide) \(ShortDecimal.text(length))"
    case .alignmentGuide(.vertical(let guide), let length): "guide \(guide) \(ShortDecimal.text(length))"
    case .transform(let name): "transform \(name)"
    default: String(describing: modifier)
    }
  }

  private static func describe(_ change: GridCellChange) -> String {
    switch change {
    case .columns(let count): "columns \(count)"
    case .anchor(let point): "anchor \(ShortDecimal.text(point.x)) \(ShortDecimal.text(point.y))"
    case .unsizedAxes(let axes): "unsized" + describe(axes)
    case .columnAlignment(let alignment): "column \(alignment)"
    }
  }

  private static func describe(_ change: EnvironmentChange) -> String {
    switch change {
    case .font(let font): "font " + (font.map(describe) ?? "none")
    case .fontWeight(let weight): "weight " + (weight.map { "\($0)" } ?? "none")
    case .italic(let flag): "italic \(flag)"
    case .monospacedDigits: "monospacedDigits"
    case .lineLimit(let minimum, let maximum):
      "lineLimit \(minimum.map(String.init) ?? "")...\(maximum.map(String.init) ?? "")"
    case .multilineTextAlignment(let alignment): "lines \(alignment)"
    case .truncationMode(let mode): "truncation \(mode)"
    case .lineSpacing(let points): "lineSpacing \(ShortDecimal.text(points))"
    case .minimumScaleFactor(let factor): "minimumScale \(ShortDecimal.text(factor))"
    case .foreground(let paint): "foreground " + describe(paint)
    case .layoutDirection(let direction): "direction \(direction)"
    case .textSize(let size): "textSize \(size)"
    case .textSizeRange(let least, let most): "textSize \(least)...\(most)"
    case .tracking(let points): "tracking \(ShortDecimal.text(points))"
    case .imageScale(let scale): "imageScale \(scale)"
    }
  }

  // MARK: Texts

  static func describe(_ text: TextExpression) -> String {
    switch text {
    case .verbatim(let string): string.debugDescription
    case .unknown(let sample): "unknown(\(sample))"
    case .cased(let letters, let inner): "\(letters)(" + describe(inner) + ")"
    case .concatenation(let parts): "[" + parts.map(describe).joined(separator: " + ") + "]"
    case .localized(let key):
      "key \(key.key.debugDescription)"
        + (key.table.map { " table \($0)" } ?? "")
        + (key.defaultValue.map { " default \($0.debugDescription)" } ?? "")
        + (key.comment.map { " comment \($0.debugDescription)" } ?? "")
        + (key.arguments.isEmpty ? "" : " (" + key.arguments.map(describe).joined(separator: ", ") + ")")
    }
  }

  private static func describe(_ argument: FormatArgument) -> String {
    switch argument {
    case .integer(let number): "\(number)"
    case .double(let number): "\(number)"
    case .text(let text): describe(text)
    }
  }

  // MARK: Values

  private static func describe(_ image: ImageContent) -> String {
    let source =
      switch image.source {
      case .symbol(let name): "symbol \(name)"
      case .asset(let name): "asset \(name)"
      }
    let known =
      switch image.lookup {
      case .unknown: ""
      case .missing: " missing"
      case .found(let asset):
        asset.renditions.first?.size.map { " \(ShortDecimal.text($0.width))×\(ShortDecimal.text($0.height))" }
          ?? " of unknown size"
      }
    return "image " + source + known + (image.resizable ? " resizable" : "")
  }

  private static func describe(_ fill: Fill) -> String {
    "fill " + describe(fill.shape) + (fill.color.map { " " + describe($0) } ?? "")
      + optional(fill.stroke, " stroke")
  }

  private static func describe(_ shape: Fill.Shape) -> String {
    if case .roundedRectangle(let radius) = shape { return "rounded \(ShortDecimal.text(radius))" }
    return "\(shape)"
  }

  /// `#rrggbb`, and the opacity in per cent when it isn't whole.
  private static func describe(_ paint: Paint) -> String {
    let parts = [paint.red, paint.green, paint.blue].map { part in
      let byte = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return byte.count == 1 ? "0" + byte : byte
    }
    return "#" + parts.joined() + (paint.opacity == 1 ? "" : "/\(ShortDecimal.text(paint.opacity * 100))%")
  }

  private static func describe(_ font: FontSpec) -> String {
    let base =
      switch font.base {
      case .style(let style): "\(style)"
      case .system(let size): "system \(ShortDecimal.text(size))"
      case .custom(let family, let size, let style):
        "\(family) \(ShortDecimal.text(size))" + (style.map { " like \($0)" } ?? "")
      }
    return base + (font.weight.map { " \($0)" } ?? "") + (font.italic ? " italic" : "")
      + (font.monospacedDigits ? " monospacedDigits" : "")
  }

  private static func describe(_ alignment: Alignment) -> String {
    alignment == .center ? "" : " \(alignment.horizontal)-\(alignment.vertical)"
  }

  private static func describe(_ bounds: FlexibleFrame.Bounds, _ axis: String) -> String {
    guard bounds != FlexibleFrame.Bounds() else { return "" }
    let parts = [
      optional(bounds.minimum, "min"), optional(bounds.ideal, "ideal"), optional(bounds.maximum, "max"),
    ]
    return " \(axis)(\(parts.filter { !$0.isEmpty }.joined(separator: " ")))"
  }

  private static func describe(_ padding: Padding) -> String {
    let lengths = Edge.allCases.compactMap { edge -> String? in
      padding.edges[edge].map { length in "\(edge) " + (length.map(ShortDecimal.text) ?? "default") }
    }
    guard let first = padding.edges[.top], lengths.count == 4,
      Edge.allCases.allSatisfy({ padding.edges[$0] == first })
    else { return lengths.map { " " + $0 }.joined() }
    return first.map { " \(ShortDecimal.text($0))" } ?? ""
  }

  private static func optional(_ length: Double?, _ name: String) -> String {
    length.map { "\(name) \(ShortDecimal.text($0))" } ?? ""
  }
}

extension Screen.Window {
  /// `device`, `fits` or a size in points.
  package var outline: String {
    switch self {
    case .device: "device"
    case .fits: "fits"
    case .fixed(let size): "\(ShortDecimal.text(size.width))x\(ShortDecimal.text(size.height))"
    }
  }
}

extension ScreenReading {
  /// Screens, then what was not understood, what the sources declare and what was wrong with them.
  ///
  /// A single unnamed screen in a device's window is written without a heading.
  package var outline: [String] {
    var lines: [String] = []
    for screen in screens {
      if screens.count > 1 || screen.window != .device || !screen.name.hasSuffix(":1") {
        lines.append("# \(screen.name) @\(screen.location.line) \(screen.window.outline)")
      }
      lines += screen.root.outline
    }
    lines += opaque.map { "! \($0.kind) \($0.name.debugDescription) @\($0.location.line)" }
    lines += unknownValues.map { "? \($0.kind) \($0.name.debugDescription) @\($0.location.line)" }
    let missed = viewsFound.filter { !viewsUnderstood.contains($0) }
    if !viewsUnderstood.isEmpty { lines.append("understood: " + viewsUnderstood.joined(separator: " ")) }
    if !missed.isEmpty { lines.append("not understood: " + missed.joined(separator: " ")) }
    lines += problems.map { "problem @\($0.location.line):\($0.location.column) \($0.message)" }
    return lines
  }
}
