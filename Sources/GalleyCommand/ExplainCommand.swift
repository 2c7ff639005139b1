internal import Galley

/// `galley explain`.
enum ExplainCommand {
  static func run(_ arguments: [String]) throws -> Int32 {
    let options = try Options(arguments, known: [])
    guard let rule = try options.positional(atMost: 1).first else {
      print("galley explain RULE, with one of:\n  " + Explanation.rules.joined(separator: "\n  "))
      return 0
    }
    guard let page = Explanation.page(rule) else {
      throw UsageError(Suggestion.missing("rule", rule, among: Explanation.rules))
    }
    print(page, terminator: "")
    return 0
  }
}
