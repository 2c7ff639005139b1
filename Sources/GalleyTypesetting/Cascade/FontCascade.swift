package import GalleyModel

/// Which font file stands for which font, read from a cascade file.
///
/// A face is named by its position in one flat list, in the order in which the file names faces, so that its
/// number is the same in every run.
package struct FontCascade: Sendable {
  /// What was ignored while reading.
  package let problems: [InputProblem]
  var faces: [CascadeFace]
  let system: FontFamily
  /// Families a source may ask for by name.
  var families: [FontFamily]
  let scripts: [ScriptFaces]
  /// Faces tried when neither the font nor the script's faces have a character.
  let lastResort: [ScriptFaces]

  /// The family a request stands for; the system's when the cascade doesn't know its name.
  func family(of request: FontRequest) -> FontFamily {
    guard let name = request.family else { return system }
    return families.first { $0.name == name } ?? system
  }
}

/// Why a cascade file can't be used.
package struct FontCascadeError: Error, Hashable, Sendable {
  /// In file order.
  package let problems: [InputProblem]

  package init(problems: [InputProblem]) {
    self.problems = problems
  }
}

/// One face of one font file.
struct CascadeFace: Sendable {
  /// As the cascade names it.
  var file: String
  /// Where it was found; `nil` when it is missing.
  var path: String?
  /// Position in a font collection.
  var collectionIndex: Int
  /// ISO 15924 tags; empty for a family's own face.
  var scripts: [String]
  var confidence: String
  /// The 95th percentile of the error of a width, as a fraction of it.
  var residual: Double
  /// Ems added to the advance of a character, by scalar.
  var corrections: [UInt32: Double] = [:]
  var location: SourceLocation
  /// The Debian package that holds the file, when the cascade says so.
  var package: String?

  /// What to say when the file is not there; asked for only when a text needs it.
  var missing: InputProblem {
    InputProblem(
      location: location,
      message: "the font file “\(file)” is in none of the cascade's directories",
      remedy: package.map { "install the Debian package \($0), or add the file's folder to “directories”" }
        ?? "add the file's folder to “directories”"
    )
  }

  /// What to say when the file is there and can't be used.
  var unreadable: InputProblem {
    InputProblem(
      location: location,
      message: "“\(file)” is not a font file that holds a face \(collectionIndex)",
      remedy: "name a TrueType or OpenType file, and for a collection the “index” of a face in it"
    )
  }
}

/// Faces that stand for a script, in two weights.
struct ScriptFaces: Sendable {
  /// ISO 15924 tags.
  var scripts: [String]
  /// Language tags it is meant for, or their beginnings; empty for all.
  var languages: [String]
  var regular: Int
  var bold: Int?

  /// Positions of its faces, the better one for the weight first.
  func faces(bold isBold: Bool) -> [Int] {
    guard let bold else { return [regular] }
    return isBold ? [bold, regular] : [regular, bold]
  }

  /// How well it fits a language: the length of the tag that matched, 0 when it is meant for all, `nil` when it
  /// is meant for others.
  func fit(for language: String) -> Int? {
    guard !languages.isEmpty else { return 0 }
    return languages.filter { language == $0 || language.hasPrefix($0 + "-") }.map(\.count).max()
  }
}
