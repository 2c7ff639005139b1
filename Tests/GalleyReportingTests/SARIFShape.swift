import GalleySupport

/// The parts of the SARIF 2.1.0 schema that the report uses; whatever else is written is a fault.
indirect enum SARIFShape: Sendable {
  case text
  case word([String])
  /// At least so much.
  case whole(Int)
  case bool
  /// At least so many.
  case list(SARIFShape, atLeast: Int = 0)
  case object(required: [String: SARIFShape], optional: [String: SARIFShape] = [:])
  case map(SARIFShape)
  /// A property bag; its tags are texts, each once.
  case properties
  /// A URI reference without a scheme, percent-encoded.
  case relativeReference

  static let log = object(
    required: ["version": .word(["2.1.0"]), "runs": .list(run, atLeast: 1)],
    optional: ["$schema": .text]
  )

  private static let run = object(
    required: ["tool": .object(required: ["driver": driver])],
    optional: [
      "invocations": .list(invocation), "results": .list(result), "properties": .properties,
      "originalUriBaseIds": .map(.object(required: [:], optional: ["description": message])),
      "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
    ]
  )

  private static let driver = object(
    required: ["name": .text],
    optional: ["version": .text, "rules": .list(rule)]
  )

  private static let rule = object(
    required: ["id": .text],
    optional: [
      "shortDescription": multiformat, "fullDescription": multiformat, "help": multiformat,
      "defaultConfiguration": .object(required: [:], optional: ["level": level]),
      "properties": .properties,
    ]
  )

  private static let result = object(
    required: ["message": message],
    optional: [
      "ruleId": .text, "ruleIndex": .whole(-1), "level": level, "locations": .list(location),
      "partialFingerprints": .map(.text), "properties": .properties,
    ]
  )

  private static let invocation = object(
    required: ["executionSuccessful": .bool],
    optional: [
      "toolExecutionNotifications": .list(
        .object(required: ["message": message], optional: ["level": level, "locations": .list(location)])
      )
    ]
  )

  private static let location = object(
    required: [
      "physicalLocation": .object(
        required: [
          "artifactLocation": .object(required: ["uri": .relativeReference], optional: ["uriBaseId": .text])
        ],
        optional: [
          "region": .object(required: ["startLine": .whole(1)], optional: ["startColumn": .whole(1)])
        ]
      )
    ]
  )

  private static let level = word(["none", "note", "warning", "error"])
  private static let message = object(required: ["text": .text])
  private static let multiformat = object(required: ["text": .text], optional: ["markdown": .text])

  /// What is wrong with a value, each with the path to it.
  func faults(in value: JSONValue, at path: String = "$") -> [String] {
    switch self {
    case .text: return value.string == nil ? ["\(path) is no text"] : []
    case .bool: return value.bool == nil ? ["\(path) is no boolean"] : []
    case .word(let words):
      return value.string.map(words.contains) == true ? [] : ["\(path) is none of \(words)"]
    case .whole(let least):
      let whole = value.number.flatMap { Int(exactly: $0) }
      return whole.map { $0 >= least } == true ? [] : ["\(path) is not a whole number from \(least)"]
    case .relativeReference:
      let plain =
        value.string.map { $0.wholeMatch(of: /(?:[A-Za-z0-9\-._~\/]|%[0-9A-F]{2})+/) != nil } ?? false
      return plain && value.string?.hasPrefix("/") == false ? [] : ["\(path) is no relative reference"]
    case .list(let shape, let least):
      guard let values = value.array, values.count >= least else { return ["\(path) is no list of \(least)"] }
      return values.enumerated().flatMap { shape.faults(in: $1, at: "\(path)[\($0)]") }
    case .map(let shape):
      guard let members = value.members else { return ["\(path) is no object"] }
      return members.flatMap { shape.faults(in: $0.value, at: "\(path).\($0.key)") }
    case .properties:
      guard value.members != nil else { return ["\(path) is no object"] }
      guard let tags = value["tags"] else { return [] }
      let unique = Set((tags.array ?? []).compactMap(\.string)).count == tags.array?.count
      return (unique ? [] : ["\(path) repeats a tag"])
        + SARIFShape.list(.text).faults(in: tags, at: "\(path).tags")
    case .object(let required, let optional):
      return objectFaults(value, required, optional, at: path)
    }
  }

  private func objectFaults(
    _ value: JSONValue,
    _ required: [String: SARIFShape],
    _ optional: [String: SARIFShape],
    at path: String
  ) -> [String] {
    guard let members = value.members else { return ["\(path) is no object"] }
    let names = members.map(\.key)
    let missing = required.keys.filter { !names.contains($0) }.sorted().map { "\(path) lacks \($0)" }
    let twice = names.count == Set(names).count ? [] : ["\(path) has a member twice"]
    return missing + twice
      + members.flatMap { member in
        (required[member.key] ?? optional[member.key])?.faults(in: member.value, at: "\(path).\(member.key)")
          ?? ["\(path) has \(member.key)"]
      }
  }
}
