/// What the schema Jenkins publishes demands of the elements the report writes, and that the counts are right.
enum JUnitShape {
  private struct Rule {
    var attributes: Set<String>
    var optional: Set<String> = []
    var children: Set<String>
  }

  private static let rules: [String: Rule] = [
    "testsuites": Rule(
      attributes: [],
      optional: ["name", "tests", "failures", "errors"],
      children: ["testsuite"]
    ),
    "testsuite": Rule(
      attributes: ["name", "tests"],
      optional: ["failures", "errors", "skipped"],
      children: ["testcase"]
    ),
    "testcase": Rule(attributes: ["name", "classname"], children: ["failure", "error", "system-out"]),
    "failure": Rule(attributes: ["message", "type"], children: []),
    "error": Rule(attributes: ["message", "type"], children: []),
    "system-out": Rule(attributes: [], children: []),
  ]

  static func faults(in root: XMLTree) -> [String] {
    root.name == "testsuites" ? elementFaults(root) : ["the root is \(root.name)"]
  }

  private static func elementFaults(_ element: XMLTree) -> [String] {
    guard let rule = rules[element.name] else { return ["\(element.name) is unknown"] }
    let names = Set(element.attributes.keys)
    var faults = rule.attributes.subtracting(names).sorted().map { "\(element.name) lacks \($0)" }
    faults += names.subtracting(rule.attributes).subtracting(rule.optional).sorted().map {
      "\(element.name) has \($0)"
    }
    for child in element.children where !rule.children.contains(child.name) {
      faults.append("\(element.name) holds \(child.name)")
    }
    if element.name.hasPrefix("testsuite") { faults += countFaults(element) }
    return faults + element.children.flatMap(elementFaults)
  }

  private static func countFaults(_ suite: XMLTree) -> [String] {
    let cases = suite.all("testcase")
    let counts = [
      "tests": cases.count,
      "failures": cases.count { !$0.all("failure").isEmpty },
      "errors": cases.count { !$0.all("error").isEmpty },
    ]
    return counts.keys.sorted().compactMap { name in
      let stated = suite.attributes[name]
      return stated == counts[name].map { "\($0)" }
        ? nil : "\(name) is \(stated ?? "missing") in \(suite.name)"
    }
  }
}
