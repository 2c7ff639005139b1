internal import GalleyModel

extension Report {
  /// The gravest first, then those that fail in most variants, then in the report's order; what is shown first is
  /// often all that is shown.
  var worstFirst: [Finding] {
    findings.enumerated().sorted { a, b in
      if a.element.severity != b.element.severity { return a.element.severity > b.element.severity }
      if a.element.failing.count != b.element.failing.count {
        return a.element.failing.count > b.element.failing.count
      }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// The screens laid out, then what else findings name, in their order; empty stands for no screen.
  var screensNamed: [String] { Self.joined(screens, findings.map(\.screen)) }

  /// The variants of the matrix, then what else findings name, in their order.
  var variantsNamed: [String] { Self.joined(variants, findings.flatMap { $0.failing + $0.possible }) }

  private static func joined(_ first: [String], _ second: [String]) -> [String] {
    var seen: Set<String> = []
    return (first + second).filter { seen.insert($0).inserted }
  }
}

extension Finding {
  /// The variants in which it fails or, where it fails for certain in none, those too close to tell.
  var holding: [String] { failing.isEmpty ? possible : failing }
}
