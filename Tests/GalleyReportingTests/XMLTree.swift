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
  /// Its own and its children's, in document order.
  var whole = ""

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

  /// Every element below this one, in document order.
  var all: [XMLTree] { children.flatMap { [$0] + $0.all } }

  /// All text inside the first element of that name, in document order; `nil` when there is no such element.
  func text(in name: String) -> String? { all(name).first?.whole }

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
      open[open.count - 1].whole += text
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
      guard !open.isEmpty else { return root = element }
      open[open.count - 1].children.append(element)
      open[open.count - 1].whole += element.whole
    }
  }
}
