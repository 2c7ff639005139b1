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

  /// Whether the system draws a symbol otherwise from right to left, so that a flip would undo what it did.
  static func mirrorsItself(_ name: String) -> Bool {
    drawnForRightToLeft.contains(name)
      || name.split(separator: ".").contains { part in
        ["forward", "backward", "leading", "trailing"].contains { part.hasSuffix($0) } && !isMedia(name)
      }
  }

  /// Whether a symbol looks the same in every direction of reading: media transport, whatever shows the time, check
  /// marks, digits and logos.
  static func isUniversal(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    return isMedia(name) || parts.first.map { Int($0) != nil } == true
      || parts.contains { ["alarm", "checkmark", "clock", "deskclock", "stopwatch", "timer"].contains($0) }
      || name.hasPrefix("apple.logo")
  }

  private static func isMedia(_ name: String) -> Bool {
    let first = name.prefix { $0 != "." }
    return ["backward", "forward", "gobackward", "goforward", "play", "playpause"].contains(first)
  }

  /// The symbols with a drawing of their own for languages written from right to left.
  ///
  /// Source: the names of SF Symbols 5 that end in `.rtl`, as SFSafeSymbols lists them.
  private static let drawnForRightToLeft = Set(
    drawnNames.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  private static let drawnNames = """
    airtag.radiowaves.forward airtag.radiowaves.forward.fill applewatch.and.arrow.forward
    apps.iphone.landscape arrowshape.turn.up.backward.badge.clock
    arrowshape.turn.up.backward.badge.clock.fill battery.100.bolt battery.100percent.bolt bell.badge.slash
    bell.badge.slash.fill box.truck.badge.clock box.truck.badge.clock.fill bubble.left.and.text.bubble.right
    bubble.left.and.text.bubble.right.fill calendar.badge.checkmark calendar.badge.clock
    cart.badge.questionmark cart.fill.badge.questionmark chart.bar.xaxis.ascending.badge.clock checklist
    checklist.checked checkmark.bubble checkmark.bubble.fill doc.append doc.append.fill doc.questionmark
    doc.questionmark.fill doc.text.below.ecg doc.text.below.ecg.fill drop.degreesign.slash
    drop.degreesign.slash.fill filemenu.and.cursorarrow gear.badge hifispeaker.and.appletv
    hifispeaker.and.appletv.fill homepod.and.appletv homepod.and.appletv.fill homepodmini.and.appletv
    homepodmini.and.appletv.fill info.bubble info.bubble.fill list.number macwindow.and.cursorarrow
    macwindow.on.rectangle mail.and.text.magnifyingglass message.badge message.badge.circle
    message.badge.circle.fill message.badge.fill message.badge.filled.fill pencil.and.list.clipboard
    person.fill.checkmark person.fill.questionmark person.fill.xmark phone.bubble phone.bubble.fill
    questionmark.video questionmark.video.fill quote.bubble quote.bubble.fill
    rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass speaker.slash speaker.slash.circle
    speaker.slash.circle.fill speaker.slash.fill speaker.wave.2.bubble speaker.wave.2.bubble.fill
    speaker.wave.2.bubble.left speaker.wave.2.bubble.left.fill speaker.zzz speaker.zzz.fill
    square.3.layers.3d.down.backward.slash square.3.layers.3d.down.forward.slash text.badge.checkmark
    text.below.photo text.below.photo.fill text.bubble text.bubble.fill text.magnifyingglass text.quote
    truck.box.badge.clock truck.box.badge.clock.fill video.bubble video.bubble.fill
    """

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
