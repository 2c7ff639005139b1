package import GalleyModel

extension FontCascade {
  /// Font files beyond this number are not looked at.
  private static let mostFiles = 1000
  /// Of a font whose widths nobody compared with the platform's, as a share.
  private static let residual = 0.05

  /// Adds the fonts of an app, each by the names that source may ask for: the PostScript name, the full name and the
  /// family's.
  ///
  /// A family that the cascade names itself stays as it is there.
  ///
  /// - Parameters:
  ///   - files: relative to `root`.
  ///   - root: the project's folder.
  /// - Returns: which of them are no fonts.
  package mutating func add(fonts files: [String], in root: String) -> [InputProblem] {
    var problems: [InputProblem] = []
    var added: [String: FontFamily] = [:]
    var order: [String] = []
    for file in files.prefix(Self.mostFiles) {
      let location = SourceLocation(file: file, line: 1, column: 1)
      let path = "\(root)/\(file)"
      guard let first = FontFileDescription.read(path: path, index: 0) else {
        problems.append(
          InputProblem(
            severity: .warning,
            location: location,
            message: "this is not a font file that can be read",
            remedy: "Replace it, or run git lfs pull if it is kept elsewhere"
          )
        )
        continue
      }
      for index in 0..<min(max(1, first.faces), 64) {
        guard let face = FontFileDescription.read(path: path, index: index) else { continue }
        faces.append(
          CascadeFace(
            file: file,
            path: path,
            collectionIndex: index,
            scripts: [],
            confidence: "uncalibrated",
            residual: Self.residual,
            location: location
          )
        )
        let weighted = WeightedFace(weight: face.weight, italic: face.isItalic, face: faces.count - 1)
        for name in face.names {
          if added[name] == nil { order.append(name) }
          var family =
            added[name] ?? FontFamily(name: name, cuts: [FontCut(from: 0, faces: [], tracking: [])])
          family.cuts[0].faces.append(weighted)
          added[name] = family
        }
      }
    }
    families += order.compactMap { added[$0] }
    return problems
  }
}

extension FontFileDescription {
  /// What source may call it, each once.
  fileprivate var names: [String] {
    var result: [String] = []
    for name in [postScriptName, "\(family) \(style)", family] where !name.isEmpty && !result.contains(name) {
      result.append(name)
    }
    return result
  }
}
