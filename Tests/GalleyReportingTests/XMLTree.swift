import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element as a strict XML parser reads it.
struct XMLTree {
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  var name: String
  var attributes: [String: String]
  var children: [XMLTree] = []
  /// Its own, without its children's.
  var text = ""

  /// - Throws: ``Malformed`` when the bytes are not well-formed XML.
  static func parse(_ bytes: [UInt8]) throws -> XMLTree {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      let reason = parser.parserError.map { "\($0)" } ?? "no root"
      throw Malformed(description: "line \(parser.lineNumber), column \(parser.columnNumber): \(reason)")
    }
    return root
  }

  /// The elements of that name, at any depth, in document order.
  func all(_ name: String) -> [XMLTree] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(XMLTree(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      guard !open.isEmpty else { return }
      open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      guard !open.isEmpty else { return }
      open[open.count - 1].text += String(decoding: block, as: UTF8.self)
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      let element = open.removeLast()
      if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
  }
}
