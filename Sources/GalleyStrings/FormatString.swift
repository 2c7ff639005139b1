/// A format in the platform's own notation, taken apart.
struct FormatString: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case specifier(FormatSpecifier)
    /// `%#@name@`, with the argument it names.
    case variable(name: String, position: Int?)
    /// `%arg`: the argument of the substitution it stands in.
    case ownArgument
  }

  private(set) var pieces: [Piece] = []

  private var rest: Substring
  private var literal = ""

  /// Takes a format apart; a `%` that begins nothing known stands for itself.
  init(_ text: String) {
    rest = text[...]
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      let start = rest
      guard let piece = next() else {
        rest = start.dropFirst()
        literal.append("%")
        continue
      }
      if piece == .literal("%") {
        literal.append("%")
      } else {
        flush()
        pieces.append(piece)
      }
    }
    flush()
  }

  private mutating func flush() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }

  private mutating func next() -> Piece? {
    let start = rest
    rest.removeFirst()
    if take("%") { return .literal("%") }
    if rest.hasPrefix("arg"),
      rest.dropFirst(3).first.map({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }) != true
    {
      rest.removeFirst(3)
      return .ownArgument
    }
    let position = takePosition()
    if take("#@") {
      let name = rest.prefix { $0 != "@" }
      guard !name.isEmpty, name.endIndex < rest.endIndex else { return nil }
      rest = rest[name.endIndex...].dropFirst()
      return .variable(name: String(name), position: position)
    }
    var specifier = FormatSpecifier(position: position, conversion: "@", spelling: "")
    while let flag = rest.first, "-+ #0'".contains(flag) {
      specifier.flags.insert(flag)
      rest.removeFirst()
    }
    specifier.width = takeNumber()
    if take(".") { specifier.precision = takeNumber() ?? 0 }
    while let modifier = rest.first, "hlqLztj".contains(modifier) { rest.removeFirst() }
    guard let conversion = rest.first, "@diufFgGeExXocs".contains(conversion) else { return nil }
    // A space after a per cent sign is prose far more often than the flag: “50 % de”.
    guard !specifier.flags.contains(" ") else { return nil }
    rest.removeFirst()
    specifier.conversion = conversion
    specifier.spelling = String(start[..<rest.startIndex])
    return .specifier(specifier)
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  private mutating func takeNumber() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    return Int(digits)
  }

  private mutating func takePosition() -> Int? {
    let start = rest
    if let number = takeNumber(), number > 0, take("$") { return number }
    rest = start
    return nil
  }
}
