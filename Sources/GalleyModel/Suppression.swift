/// A comment in source that accounts for findings at one line.
package struct Suppression: Hashable, Sendable {
  package var file: String
  /// 1-based: the line whose findings are meant.
  package var line: Int
  /// Empty means every rule.
  package var rules: Set<String>
  /// Empty means every locale.
  package var locales: Set<String>
  package var reason: String

  package init(file: String, line: Int, rules: Set<String>, locales: Set<String>, reason: String) {
    self.file = file
    self.line = line
    self.rules = rules
    self.locales = locales
    self.reason = reason
  }
}
