internal import GalleyModel
internal import GalleySupport

extension CascadeReader {
  /// The system font; all of its files must be there.
  mutating func systemFamily(_ value: JSONValue) -> FontFamily? {
    checkKeys(of: value, known: ["lineBox", "cuts", "package"])
    let package = string("package", of: value, isOptional: true)
    let box = value["lineBox"].flatMap { lineBox($0) }
    if value["lineBox"] == nil {
      report("“lineBox” is missing", at: value, remedy: "add the system font's ascent, descent and capHeight")
    }
    let cuts = array("cuts", of: value).compactMap { cut($0, package: package, isRequired: true) }
    guard let first = cuts.first, first.from <= 0 else {
      report("no cut starts at size 0", at: value["cuts"] ?? value, remedy: "begin with a cut from 0")
      return nil
    }
    return FontFamily(name: "", lineBox: box, cuts: cuts.sorted { $0.from < $1.from })
  }

  /// A family that sources ask for by name.
  mutating func namedFamily(_ value: JSONValue) -> FontFamily? {
    checkKeys(of: value, known: ["name", "lineBox", "package", "faces", "tracking", "corrections"])
    let package = string("package", of: value, isOptional: true)
    guard let name = string("name", of: value),
      let cut = cut(value, package: package, isRequired: false)
    else { return nil }
    return FontFamily(name: name, lineBox: value["lineBox"].flatMap { lineBox($0) }, cuts: [cut])
  }

  private mutating func lineBox(_ value: JSONValue) -> LineBox? {
    checkKeys(of: value, known: ["ascent", "descent", "capHeight"])
    guard let ascent = number("ascent", of: value), let descent = number("descent", of: value),
      let capHeight = number("capHeight", of: value)
    else { return nil }
    guard ascent > 0, descent >= 0 else {
      report("a line box needs a positive ascent", at: value, remedy: "write fractions of the em")
      return nil
    }
    return LineBox(ascent: ascent, descent: descent, capHeight: capHeight)
  }

  /// `isRequired` marks a cut of the system font: it has a size to start from, and no file may be missing.
  private mutating func cut(_ value: JSONValue, package: String?, isRequired: Bool) -> FontCut? {
    if isRequired { checkKeys(of: value, known: ["from", "faces", "tracking", "corrections"]) }
    let from = isRequired ? number("from", of: value) ?? 0 : 0
    let tracking = array("tracking", of: value, isOptional: true).compactMap { trackingTable($0) }
    let corrections = corrections(of: value)
    let faces = array("faces", of: value).compactMap {
      weightedFace($0, tracking: tracking, corrections, package: package, isRequired: isRequired)
    }
    guard !faces.isEmpty else {
      report("no face to set text in", at: value["faces"] ?? value, remedy: "name at least one file")
      return nil
    }
    return FontCut(from: from, faces: faces, tracking: tracking)
  }

  private mutating func weightedFace(
    _ value: JSONValue,
    tracking: [TrackingTable],
    _ corrections: [UInt32: Double],
    package: String?,
    isRequired: Bool
  ) -> WeightedFace? {
    checkKeys(of: value, known: ["file", "index", "weight", "italic"])
    guard let file = string("file", of: value), let weight = integer("weight", of: value) else { return nil }
    let table = tracking.first { $0.weights.contains(weight) }
    let face = CascadeFace(
      file: file,
      path: find(file),
      collectionIndex: integer("index", of: value, isOptional: true) ?? 0,
      scripts: [],
      confidence: table?.confidence ?? "uncalibrated",
      residual: table?.residual ?? 0.05,
      corrections: corrections,
      location: location(at: (value["file"] ?? value).offset),
      package: package
    )
    if isRequired { check(face) }
    faces.append(face)
    return WeightedFace(
      weight: weight,
      italic: bool("italic", of: value) ?? false,
      face: faces.count - 1
    )
  }

  private mutating func check(_ face: CascadeFace) {
    guard let path = face.path else { return report(face.missing) }
    if FontFileDescription.read(path: path, index: face.collectionIndex) == nil {
      report(face.unreadable)
    }
  }

  /// Ems to add to single characters, by scalar.
  private mutating func corrections(of value: JSONValue) -> [UInt32: Double] {
    var result: [UInt32: Double] = [:]
    for entry in array("corrections", of: value, isOptional: true) {
      checkKeys(of: entry, known: ["characters", "em"])
      guard let characters = string("characters", of: entry), let em = number("em", of: entry) else {
        continue
      }
      for scalar in characters.unicodeScalars { result[scalar.value] = em }
    }
    return result
  }

  private mutating func trackingTable(_ value: JSONValue) -> TrackingTable? {
    checkKeys(of: value, known: ["weights", "points", "confidence", "residual"])
    let weights = array("weights", of: value).compactMap(\.number).compactMap { UInt16(exactly: $0) }.map {
      Int($0)
    }
    guard weights.count == 2, weights[0] <= weights[1] else {
      report("“weights” is not a range", at: value["weights"] ?? value, remedy: "write [lightest, darkest]")
      return nil
    }
    var entries: [TrackingTable.Entry] = []
    for point in array("points", of: value) {
      let numbers = point.array?.compactMap(\.number) ?? []
      guard numbers.count == 2, numbers[0] > (entries.last?.size ?? 0) else {
        report(
          "expected [size, points per character], by ascending size",
          at: point,
          remedy: "write [17, -0.43]"
        )
        continue
      }
      entries.append(TrackingTable.Entry(size: numbers[0], tracking: numbers[1]))
    }
    return TrackingTable(
      weights: weights[0]...weights[1],
      entries: entries,
      confidence: string("confidence", of: value) ?? "uncalibrated",
      residual: number("residual", of: value) ?? 0.05
    )
  }
}
