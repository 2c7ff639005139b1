/// A piece of XML, or of HTML that is XML too.
///
/// Texts and attributes are escaped when it is written, so that no format has to remember.
indirect enum Markup {
  /// Attributes without a value are left out.
  case element(String, [(name: String, value: String?)], [Markup])
  case text(String)
  /// Written as it is: styles and scripts of our own.
  case verbatim(String)
  /// One after another, in no element.
  case group([Markup])

  /// An element; attributes keep their order.
  static func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [Markup] = []
  ) -> Markup {
    .element(name, attributes.map { (name: $0.key, value: $0.value) }, children)
  }

  /// An element without attributes.
  static func element(_ name: String, children: [Markup]) -> Markup {
    element(name, [:], children)
  }

  /// An element that holds a text.
  static func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String)
    -> Markup
  {
    element(name, attributes, [.text(text)])
  }

  /// How an element without content is written.
  enum Dialect {
    /// `<a/>`
    case xml
    /// `<br/>` where HTML has no content, `<a></a>` elsewhere.
    case html
  }

  func write(_ dialect: Dialect) -> String {
    var text = ""
    write(dialect, into: &text)
    return text
  }

  private func write(_ dialect: Dialect, into text: inout String) {
    switch self {
    case .verbatim(let raw): text += raw
    case .group(let pieces): for piece in pieces { piece.write(dialect, into: &text) }
    case .text(let content): text += Self.escaped(content)
    case .element(let name, let attributes, let children):
      text += "<\(name)"
      for attribute in attributes {
        guard let value = attribute.value else { continue }
        text += " \(attribute.name)=\"\(Self.escaped(value, inAttribute: true))\""
      }
      if children.isEmpty && (dialect == .xml || Self.void.contains(name)) {
        text += "/>"
      } else {
        text += ">"
        for child in children { child.write(dialect, into: &text) }
        text += "</\(name)>"
      }
    }
  }

  private static let void: Set<String> = ["br", "img", "input", "link", "meta"]

  /// Markup escaped, and what XML 1.0 has no character for left out.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    text.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": inAttribute ? "&quot;" : nil
      // Read back as spaces, were they not written as numbers.
      case "\t", "\n": inAttribute ? "&#\(scalar.value);" : nil
      case "\r": "&#13;"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": ""
      default: nil
      }
    }
  }
}
