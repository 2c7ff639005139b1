internal import Galley

/// `galley explain`.
enum ExplainCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    guard let rule = arguments.first, rule != "--help" else {
      print("galley explain RULE, with one of:\n  " + Explanation.rules.joined(separator: "\n  "))
      return 0
    }
    guard let page = Explanation.page(rule) else {
      throw UsageError("there is no rule “\(rule)”; there are \(Explanation.rules.joined(separator: ", "))")
    }
    print(page, terminator: "")
    return 0
  }
}
