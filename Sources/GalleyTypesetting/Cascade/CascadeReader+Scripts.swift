internal import GalleyModel
internal import GalleySupport

extension CascadeReader {
  /// Faces for scripts, or, without scripts, faces of last resort; their files may be missing.
  mutating func scriptFaces(_ value: JSONValue, needsScripts: Bool) -> ScriptFaces? {
    let keys = ["languages", "regular", "bold", "index", "package", "confidence", "residual"]
    checkKeys(of: value, known: (needsScripts ? ["scripts"] : []) + keys)
    let scripts = needsScripts ? strings("scripts", of: value) : []
    for script in scripts where script.utf8.count != 4 {
      report("“\(script)” is no script", at: value["scripts"], remedy: "use ISO 15924 tags, such as Arab")
    }
    guard let regular = string("regular", of: value) else { return nil }
    let bold = string("bold", of: value, isOptional: true)
    return ScriptFaces(
      scripts: scripts,
      languages: strings("languages", of: value, isOptional: true),
      regular: addFace(regular, at: value["regular"], of: value, scripts: scripts),
      bold: bold.map { addFace($0, at: value["bold"], of: value, scripts: scripts) }
    )
  }

  private mutating func addFace(
    _ file: String,
    at name: JSONValue?,
    of value: JSONValue,
    scripts: [String]
  ) -> Int {
    faces.append(
      CascadeFace(
        file: file,
        path: find(file),
        collectionIndex: integer("index", of: value, isOptional: true) ?? 0,
        scripts: scripts,
        confidence: string("confidence", of: value, isOptional: true) ?? "uncalibrated",
        residual: number("residual", of: value, isOptional: true) ?? 0.05,
        location: location(at: (name ?? value).offset),
        package: string("package", of: value, isOptional: true)
      )
    )
    return faces.count - 1
  }
}
