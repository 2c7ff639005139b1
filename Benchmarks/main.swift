import Foundation
import Galley
import GalleyModel
import GalleyTypesetting

// The cost of a matrix against the floor, which is shaping each distinct text once and nothing else; and of layout
// alone, in trees of growing size.

let cascade = try FontCascade.load(path: "Fonts/cascade.json", displayName: "Fonts/cascade.json")
let roots = Array(CommandLine.arguments.dropFirst())
if roots.isEmpty { onDeepStack { printTrees(cascade: cascade) } }

/// The distinct texts of a matrix and the file that holds the face of their first glyph.
func distinctTexts(_ project: Project, _ layout: CaseLayout) -> [(string: String, file: String)] {
  var distinct: [String: (string: String, file: String)] = [:]
  for screen in project.screens {
    for variant in project.variants.indices {
      for item in layout.screen(screen, variant: variant).items {
        guard case .text(let typeset, let resolved, let styled) = item.content,
          let face = typeset.lines.first?.glyphs.first?.face,
          let file = project.typesetter.file(ofFace: face)
        else { continue }
        let key = "\(resolved.string)\u{0}\(styled.font.weight)\u{0}\(file)"
        distinct[key] = (resolved.string, file)
      }
    }
  }
  return Array(distinct.values)
}

for root in roots {
  let once = try BenchmarkMatrix(root: root, cases: 1, casesEach: 1).read()
  let casesEach = once.screens.count * once.variants.count
  for cases in [100, 1_000, 10_000] {
    let matrix = BenchmarkMatrix(root: root, cases: cases, casesEach: casesEach)
    let repeats = cases > 1_000 ? 1 : 5
    var whole = Double.infinity
    var reading = Double.infinity
    var count = 0
    for _ in 0..<repeats {
      var project: Project?
      reading = min(reading, Clock.processorSeconds { project = try? matrix.read() })
      guard let project else { continue }
      whole = min(
        whole,
        Clock.processorSeconds { count = CaseLayout(project).verdicts(threads: 1).count }
      )
    }
    let project = try matrix.read()
    let layout = CaseLayout(project)
    let texts = distinctTexts(project, layout)
    let floor = Floor(files: Set(texts.map(\.file)))
    let least = (0..<10).map { _ in floor.shape(texts) }.min() ?? 0
    // The second time, every text has been set.
    let again = (0..<repeats).map { _ in
      Clock.processorSeconds { _ = layout.verdicts(threads: 1) }
    }.min()
    let alone = Clock.seconds { _ = layout.verdicts(threads: 1) }
    let both = Clock.seconds { _ = layout.verdicts(threads: 2) }
    print(
      "\(root): \(count) cases, \(texts.count) distinct texts; floor \(milliseconds(least)), "
        + "matrix \(milliseconds(whole)), ratio \(String(format: "%.1f", whole / max(least, 1e-9))); "
        + "\(String(format: "%.0f", whole / Double(max(1, count)) * 1e6)) µs a case; "
        + "once all texts are set \(milliseconds(again ?? 0)); two threads \(String(format: "%.2f", alone / both)) times as fast; "
        + "reading \(milliseconds(reading))"
    )
  }
}
