internal import GalleyModel

extension Report {
  /// The gravest first, then those that fail in most variants, then in the report's order; what is shown first is
  /// often all that is shown.
  var worstFirst: [Finding] { worstFirstIndices.map { findings[$0] } }

  /// Indices in `findings`, in that order.
  var worstFirstIndices: [Int] {
    findings.indices.sorted { a, b in
      let (first, second) = (findings[a], findings[b])
      if first.severity != second.severity { return first.severity > second.severity }
      if first.failing.count != second.failing.count { return first.failing.count > second.failing.count }
      return a < b
    }
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
