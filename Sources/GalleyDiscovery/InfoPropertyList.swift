internal import GalleyModel
internal import GalleySupport

/// An app's `Info.plist`.
enum InfoPropertyList {
  /// The fonts it registers; a list in binary form says none.
  static func fonts(_ bytes: [UInt8], path: String, _ problems: inout [InputProblem]) -> [AppFont] {
    guard !bytes.starts(with: "bplist".utf8) else { return [] }
    let lines = LineIndex(bytes)
    func location(_ offset: Int) -> SourceLocation {
      let place = lines.position(at: offset)
      return SourceLocation(file: path, line: place.line, column: place.column)
    }
    do {
      return (try PropertyListParser.parse(bytes)["UIAppFonts"]?.array ?? []).compactMap { font in
        guard let name = font.string?.split(separator: "/").last else { return nil }
        return AppFont(file: String(name), location: location(font.offset))
      }
    } catch {
      problems.append(
        InputProblem(
          severity: .warning,
          location: location(error.offset),
          message: error.message,
          remedy: "Repair the property list; fonts that it registers are not known"
        )
      )
      return []
    }
  }
}
