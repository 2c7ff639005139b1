package import GalleyModel

extension TextResolver {
  /// The tree with every text as it is read on screen.
  package func localize(_ element: Element) -> LocalizedElement {
    element.map(resolve)
  }
}
