internal import GalleyModel

/// What a finding is known by from run to run.
///
/// Neither line nor localization is part of it: code moves, and a new translation is no new fault.
enum Fingerprint {
  /// The 64 bits of FNV-1a as 16 hexadecimal digits.
  static func hash(_ parts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for part in parts {
      part.utf8.forEach(add)
      // A byte that UTF-8 never has, so that ["ab", ""] and ["a", "b"] differ.
      add(0xFF)
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func of(_ finding: Finding) -> String {
    hash([finding.rule, finding.location.file, finding.screen, finding.key ?? ""])
  }

  /// The fingerprint of each finding and, behind a colon, which of those alike it is, from 1.
  static func numbered(_ findings: [Finding]) -> [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let print = of(finding)
      seen[print, default: 0] += 1
      return "\(print):\(seen[print, default: 1])"
    }
  }
}
