/// Which branch of `#if` a debug build for iOS compiles.
enum BuildConditions {
  static func holds(_ condition: Expression) -> Bool {
    switch condition.kind {
    case .name(let name, _): name == "DEBUG"
    case .boolean(let flag): flag
    case .prefix("!", let operand): !holds(operand)
    case .tuple(let members): members.first.map { holds($0.expression) } ?? false
    case .infix(let left, "&&", let right): holds(left) && holds(right)
    case .infix(let left, _, let right): holds(left) || holds(right)
    case .call(let call): holds(call)
    default: false
    }
  }

  private static func holds(_ call: CallExpression) -> Bool {
    guard let name = call.arguments.first?.expression.text else { return false }
    return switch call.callee.asName {
    case "os": name == "iOS"
    case "canImport": name != "AppKit" && name != "WatchKit" && name != "Cocoa"
    case "targetEnvironment": name == "simulator"
    case "swift", "compiler": true
    default: false
    }
  }
}
