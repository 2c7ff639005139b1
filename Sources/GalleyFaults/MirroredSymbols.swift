/// System symbols that point to the left or the right in every language, and those that follow the language.
enum MirroredSymbols {
  /// All symbols with a side in their name that have a twin which is mirrored; none has a drawing of its own for
  /// languages written from right to left.
  ///
  /// Source: the names of SF Symbols 5, as SFSafeSymbols lists them.
  static let fixed = Set(names.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The symbol to use in place of a fixed one; `nil` for all others.
  static func twin(of name: String) -> String? {
    guard fixed.contains(name) else { return nil }
    return renamed(name, left: "backward", right: "forward")
  }

  /// A name with its sides called otherwise.
  static func renamed(_ name: String, left: String, right: String) -> String {
    name.split(separator: ".").map { $0 == "left" ? left : $0 == "right" ? right : String($0) }.joined(
      separator: "."
    )
  }

  private static let names = """
    arrow.down.left arrow.down.left.and.arrow.up.right arrow.down.left.and.arrow.up.right.circle
    arrow.down.left.and.arrow.up.right.circle.fill arrow.down.left.and.arrow.up.right.square
    arrow.down.left.and.arrow.up.right.square.fill arrow.down.left.circle arrow.down.left.circle.fill
    arrow.down.left.square arrow.down.left.square.fill arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.down.right.and.arrow.up.left.circle arrow.down.right.and.arrow.up.left.circle.fill
    arrow.down.right.and.arrow.up.left.square arrow.down.right.and.arrow.up.left.square.fill
    arrow.down.right.circle arrow.down.right.circle.fill arrow.down.right.square
    arrow.down.right.square.fill arrow.left arrow.left.circle arrow.left.circle.fill arrow.left.square
    arrow.left.square.fill arrow.left.to.line arrow.left.to.line.circle arrow.left.to.line.circle.fill
    arrow.left.to.line.square arrow.left.to.line.square.fill arrow.right arrow.right.circle
    arrow.right.circle.fill arrow.right.square arrow.right.square.fill arrow.right.to.line
    arrow.right.to.line.circle arrow.right.to.line.circle.fill arrow.right.to.line.square
    arrow.right.to.line.square.fill arrow.up.left arrow.up.left.and.arrow.down.right
    arrow.up.left.and.arrow.down.right.circle arrow.up.left.and.arrow.down.right.circle.fill
    arrow.up.left.and.arrow.down.right.square arrow.up.left.and.arrow.down.right.square.fill
    arrow.up.left.circle arrow.up.left.circle.fill arrow.up.left.square arrow.up.left.square.fill
    arrow.up.right arrow.up.right.and.arrow.down.left arrow.up.right.and.arrow.down.left.circle
    arrow.up.right.and.arrow.down.left.circle.fill arrow.up.right.and.arrow.down.left.square
    arrow.up.right.and.arrow.down.left.square.fill arrow.up.right.circle arrow.up.right.circle.fill
    arrow.up.right.square arrow.up.right.square.fill arrow.uturn.left arrow.uturn.left.circle
    arrow.uturn.left.circle.badge.ellipsis arrow.uturn.left.circle.fill arrow.uturn.left.square
    arrow.uturn.left.square.fill arrow.uturn.right arrow.uturn.right.circle arrow.uturn.right.circle.fill
    arrow.uturn.right.square arrow.uturn.right.square.fill arrowshape.bounce.right
    arrowshape.bounce.right.fill arrowshape.left arrowshape.left.circle arrowshape.left.circle.fill
    arrowshape.left.fill arrowshape.right arrowshape.right.circle arrowshape.right.circle.fill
    arrowshape.right.fill arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.left.2.circle
    arrowshape.turn.up.left.2.circle.fill arrowshape.turn.up.left.2.fill arrowshape.turn.up.left.circle
    arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill arrowshape.turn.up.right
    arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill arrowshape.turn.up.right.fill
    arrowshape.zigzag.right arrowshape.zigzag.right.fill arrowtriangle.left arrowtriangle.left.circle
    arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.left.square
    arrowtriangle.left.square.fill arrowtriangle.right arrowtriangle.right.circle
    arrowtriangle.right.circle.fill arrowtriangle.right.fill arrowtriangle.right.square
    arrowtriangle.right.square.fill badge.plus.radiowaves.right chevron.compact.left chevron.compact.right
    chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill chevron.left.square
    chevron.left.square.fill chevron.left.to.line chevron.right chevron.right.2 chevron.right.circle
    chevron.right.circle.fill chevron.right.square chevron.right.square.fill chevron.right.to.line
    delete.left delete.left.fill delete.right delete.right.fill dot.radiowaves.right
    rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.right.fill square.3.layers.3d.down.left
    square.3.layers.3d.down.right square.stack.3d.down.right square.stack.3d.down.right.fill wave.3.left
    wave.3.left.circle wave.3.left.circle.fill wave.3.right wave.3.right.circle wave.3.right.circle.fill
    """
}
