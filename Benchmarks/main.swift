import Foundation
import GalleyModel
import GalleyTypesetting

// The cost of a matrix against the floor, which is shaping each distinct text once and nothing else.

let root = CommandLine.arguments.dropFirst().first ?? "Layouts/Mail"
let cascade = try FontCascade.load(path: "Fonts/cascade.json", displayName: "Fonts/cascade.json")

func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }

var parsed: BenchmarkMatrix?
let parsing = Clock.processorSeconds { parsed = try? BenchmarkMatrix(root: root) }
guard let matrix = parsed else {
  print("\(root) can't be read")
  exit(3)
}

for cases in [100, 1_000, 10_000] {
  let variants = matrix.variants(cases: cases)
  let typesetter = Typesetter(cascade: cascade)
  var screens: [LaidOutScreen] = []
  let whole = Clock.processorSeconds { screens = matrix.layOut(variants, typesetter) }

  // The face that set a text's first glyph stands for the text.
  var distinct: [String: String] = [:]
  for case .text(let typeset, let resolved, let styled) in screens.flatMap({ $0.items.map(\.content) }) {
    guard let face = typeset.lines.first?.glyphs.first?.face, let file = typesetter.file(ofFace: face)
    else { continue }
    distinct["\(resolved.string)\u{0}\(styled.font.weight)\u{0}\(file)"] = file
  }
  let texts = distinct.map { (string: String($0.key.split(separator: "\u{0}")[0]), file: $0.value) }
  let floor = Floor(files: Set(distinct.values))
  _ = floor.shape(texts)
  let least = floor.shape(texts)
  let each = whole / Double(max(1, screens.count))
  print(
    "\(screens.count) cases: \(texts.count) distinct texts; floor \(milliseconds(least)), matrix \(milliseconds(whole)), "
      + "ratio \(String(format: "%.1f", whole / max(least, 1e-9))); \(String(format: "%.0f", each * 1e6)) µs a case"
  )
}
print("reading \(root): \(milliseconds(parsing))")
