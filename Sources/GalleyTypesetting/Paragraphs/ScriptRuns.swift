/// Gives every character a script: shared ones take that of their neighbours, brackets that of their pair.
enum ScriptRuns {
  private static let latin = UnicodeCharacter.script(of: 0x41)

  /// One script for each scalar; `common` throughout when no character has one.
  static func resolve(_ scalars: [UInt32]) -> [Script] {
    var scripts = scalars.map(own)
    var previous = Script.common
    var brackets: [(closing: UInt32, script: Script)] = []
    for (index, scalar) in scalars.enumerated() {
      if scripts[index].isShared {
        scripts[index] = shared(scalar, after: previous, before: nextScript(in: scripts, from: index))
        if let bracket = pairedBracket(scalar) {
          if bracket.opens {
            brackets.append((bracket.other, scripts[index]))
          } else if let pair = brackets.lastIndex(where: { $0.closing == scalar }) {
            scripts[index] = brackets[pair].script
            brackets.removeSubrange(pair...)
          }
        }
      }
      previous = scripts[index]
    }
    return scripts
  }

  private static func own(_ scalar: UInt32) -> Script {
    guard scalar < 0x80 else { return UnicodeCharacter.script(of: scalar) }
    return 0x61...0x7A ~= scalar | 0x20 ? latin : .common
  }

  private static func pairedBracket(_ scalar: UInt32) -> (other: UInt32, opens: Bool)? {
    guard scalar >= 0x80 || scalar == 0x28 || scalar == 0x29 || 0x5B...0x7D ~= scalar else { return nil }
    return UnicodeCharacter.pairedBracket(of: scalar)
  }

  private static func nextScript(in scripts: [Script], from index: Int) -> Script {
    scripts[index...].first { !$0.isShared } ?? .common
  }

  /// A shared character joins what comes before it, or what follows when it opens the text, as far as it is used
  /// with that script.
  private static func shared(_ scalar: UInt32, after previous: Script, before next: Script) -> Script {
    let neighbours = previous.isShared ? [next] : [previous, next]
    guard scalar >= 0x80 else { return neighbours[0] }
    let extensions = UnicodeCharacter.scriptExtensions(of: scalar).filter { !$0.isShared }
    guard !extensions.isEmpty else { return neighbours[0] }
    return neighbours.first { extensions.contains($0) } ?? extensions[0]
  }
}
