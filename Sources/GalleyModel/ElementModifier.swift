package enum ElementModifier<Text: Hashable & Sendable>: Hashable, Sendable {
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  case padding(Padding)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case overlay(alignment: Alignment, [ElementNode<Text>])
  case background(alignment: Alignment, [ElementNode<Text>])
  case environment(EnvironmentChange)
  case offset(Point)
  /// The view's centre, in the room it is proposed.
  case position(Point)
  case aspectRatio(AspectRatio)
  case ignoresSafeArea
  case safeAreaInset(Edge, spacing: Double?, [ElementNode<Text>])
  case gridCell(GridCellChange)
  case alignmentGuide(AlignmentGuide, Double)
  /// Cuts what is painted outside the view's bounds.
  case clip(Fill.Shape)
  /// A control's hit area and role; layout is the label's.
  case control
  /// Says how a preview shows the view; no effect inside a screen.
  case preview(PreviewSetting)
  /// A view of which a style or a container further out may draw the parts otherwise, named after the modifier that
  /// does so; the parts are read no further than that.
  case styleable(by: String, parts: [String: [ElementNode<Text>]])
  /// Changes drawing or behaviour only.
  case paint(name: String)
  /// Laid out, and not painted.
  case hidden
  /// Mirrored when the direction is right to left.
  case flipsForRightToLeft
  /// Drawn at another size or angle than it is laid out in.
  case transform(name: String)
  /// Laid out without all that decides lengths along the axes: given a value that source does not tell, or of a size that
  /// is only estimated.
  case uncertain(name: String, axes: Set<Axis>)
  /// Not understood: laid out as if it were not there, and what lies inside is not certain.
  case opaque(name: String)
}

package enum PreviewSetting: Hashable, Sendable {
  case name(String)
  case window(Screen.Window)
}
