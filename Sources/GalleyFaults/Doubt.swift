internal import GalleyModel

/// How far lengths on a screen may be off, in points; infinite when it cannot be told.
struct Doubt {
  /// A symbol's width is estimated from the font; real ones differ by up to this share of it.
  private static let symbolError = 0.3

  /// The sizes of some controls are common ones and not measured; real ones differ by up to this share.
  private static let controlError = 0.3

  /// Modifiers that change how every text inside is set, whatever frames lie between.
  private static let reachesText: Set<String> = [
    "allowsTightening", "bold", "buttonStyle", "controlSize", "dynamicTypeSize", "environment", "font",
    "fontDesign", "fontWeight", "fontWidth", "italic", "kerning", "labelStyle", "lineLimit", "lineSpacing",
    "minimumScaleFactor", "textCase", "textScale", "tracking", "truncationMode",
  ]

  let subject: Subject
  let axis: Axis

  init(_ subject: Subject, along axis: Axis) {
    self.subject = subject
    self.axis = axis
  }

  private var items: [LaidOutItem] { subject.items }

  /// The doubt about the room that an item has.
  ///
  /// Whatever shares a stack along the axis with it, up to the nearest frame that fixes the length, takes room from
  /// it; so what is only estimated there makes the room uncertain.
  func room(of index: Int) -> Double {
    var slack: Double = 0
    var branch = index
    var isShielded = false
    for ancestor in subject.screen.ancestors(of: index) {
      if let name = unknownModifier(ancestor) {
        if !isShielded || Self.reachesText.contains(name) { return .infinity }
      } else if !isShielded {
        if isFixed(ancestor) || subject.scrolls(ancestor, along: axis) {
          isShielded = true
        } else {
          slack += error(around: branch, in: ancestor)
        }
      }
      branch = ancestor
    }
    return slack
  }

  /// The doubt about the place an item has in one of its ancestors; `nil` is the window.
  ///
  /// Frames of fixed length do not help: what stands beside them still moves them. The view that holds `other` is
  /// left out, so that of two views' places only their distance is in doubt.
  func place(of index: Int, within outer: Int? = nil, besides other: Int? = nil) -> Double {
    let known = other.map { Set([$0] + subject.screen.ancestors(of: $0)) } ?? []
    var slack: Double = 0
    var branch = index
    for ancestor in subject.screen.ancestors(of: index) where branch != outer {
      if isUnknown(ancestor) { return .infinity }
      slack += error(around: branch, in: ancestor, besides: known)
      // The largest view decides where the others are aligned.
      if items[ancestor].content == .zstack {
        slack +=
          subject.children[ancestor].filter { $0 != branch && !known.contains($0) }.map { error(of: $0) }
          .max()
          ?? 0
      }
      branch = ancestor
    }
    return slack
  }

  /// The doubt about the length of an item itself.
  func length(of index: Int) -> Double { error(of: index) }

  /// Whether an item is inside a modifier that was not understood, or draws it elsewhere than it is laid out.
  func isInsideUnknown(_ index: Int) -> Bool {
    subject.screen.ancestors(of: index).contains { isUnknown($0) }
  }

  private func isUnknown(_ index: Int) -> Bool {
    if case .transform = items[index].content { return true }
    return unknownModifier(index) != nil
  }

  /// The name of a modifier that may change lengths along the axis by an amount that source does not tell.
  private func unknownModifier(_ index: Int) -> String? {
    switch items[index].content {
    case .opaqueModifier(let name): name
    case .uncertain(let name, let axes): axes.contains(axis) ? name : nil
    default: nil
    }
  }

  private func isFixed(_ index: Int) -> Bool {
    guard case .frame(let fixedWidth, let fixedHeight) = items[index].content else { return false }
    return axis == .horizontal ? fixedWidth : fixedHeight
  }

  /// What those who share an item's parent with one of its branches add to the doubt about it.
  private func error(around branch: Int, in parent: Int, besides known: Set<Int> = []) -> Double {
    switch items[parent].content {
    case .stack, .grid:
      // The columns of a grid share its width, and its rows the height.
      if case .stack(let along) = items[parent].content, along != axis { return 0 }
      return subject.children[parent].filter { $0 != branch && !known.contains($0) }.reduce(0) {
        $0 + error(of: $1)
      }
    case .layers:
      // An overlay or a background has the room of the view it lies on.
      guard let primary = subject.primary(of: parent), primary != branch, !known.contains(primary) else {
        return 0
      }
      return error(of: primary)
    default: return 0
    }
  }

  /// Points by which the length of an item and all inside it may be off.
  private func error(of index: Int) -> Double {
    if isFixed(index) || subject.scrolls(index, along: axis) { return 0 }
    let inner = subject.children[index]
    switch items[index].content {
    case .opaque, .opaqueModifier: return .infinity
    case .uncertain(_, let axes) where axes.contains(axis): return .infinity
    case .image(let image):
      guard !image.resizable else { return 0 }
      if case .symbol = image.source { return items[index].frame.size[axis] * Self.symbolError }
      return image.naturalSize == nil ? .infinity : 0
    case .platform(let control):
      let length = axis == .horizontal ? control.width : control.height
      return control.isEstimated ? (length ?? 0) * Self.controlError : 0
    case .text(let typeset, let resolved, _):
      if resolved.provenance == .unknown { return .infinity }
      return axis == .horizontal ? typeset.residual : 0
    case .stack(let along) where along == axis: return inner.reduce(0) { $0 + error(of: $1) }
    case .layers:
      return subject.primary(of: index).map { error(of: $0) } ?? 0
    default: return inner.map { error(of: $0) }.max() ?? 0
    }
  }
}

extension TypesetText {
  /// Points below which a difference in width is not told from none: half a point, or what the font profile may be
  /// off in `share` times the text's width.
  func band(share: Double = 1) -> Double { max(0.5, residual * share) }

  /// The same of heights, for which the profile's error in widths is taken as a share of the line.
  var heightBand: Double {
    guard size.width > 0, let line = lines.first else { return 0.5 }
    return max(0.5, residual / size.width * (line.ascent + line.descent))
  }
}
