import Foundation
import GalleyLayout
import GalleyModel
import GalleySupport
import GalleyTestSupport
import Testing

/// One layout recorded from real SwiftUI.
struct RecordedCase: Sendable, CustomTestStringConvertible {
  let json: JSONValue

  var testDescription: String { json["id"]?.string ?? "?" }

  static let stacks = read("recorded")
  static let containers = read("containers")
  static let grids = read("grids")

  /// Cases that are recorded but not reproduced, sorted; a case here that comes out is a failure too.
  ///
  /// GR.GX18: a view that is no row, over columns of which one has no limit.
  static let notReproduced = ["GR.GX18"]

  private static func read(_ name: String) -> [RecordedCase] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Cases"),
      let data = try? Data(contentsOf: url), let json = try? JSONParser.parse([UInt8](data))
    else { return [] }
    return (json["cases"]?.array ?? []).map(RecordedCase.init)
  }
}

@Suite struct RecordedLayouts {
  static let tolerance = 0.01
  static let variant = Variant(locale: "en", device: Devices.standard)

  @Test func allCasesAreThere() {
    #expect(RecordedCase.stacks.count == 149)
    #expect(RecordedCase.containers.count == 28)
    #expect(RecordedCase.grids.count == 209)
  }

  @Test(arguments: RecordedCase.stacks + RecordedCase.containers + RecordedCase.grids)
  func answersAndPlacesAsRecorded(_ recorded: RecordedCase) throws {
    try withKnownIssue {
      try compare(recorded.json)
    } when: {
      RecordedCase.notReproduced.contains(recorded.testDescription)
    }
  }

  @Test func casesNotReproducedAreSortedAndThere() {
    let known = Set(
      (RecordedCase.stacks + RecordedCase.containers + RecordedCase.grids).map(\.testDescription)
    )
    #expect(RecordedCase.notReproduced == Set(RecordedCase.notReproduced).sorted())
    #expect(known.isSuperset(of: RecordedCase.notReproduced))
  }

  private func compare(_ json: JSONValue) throws {
    let offered = try #require(json["proposal"]?.array)
    let proposal = Proposal(width: length(offered[0]), height: length(offered[1]))
    var tree = VectorTree()
    let node = try #require(json["tree"])
    let hosted = node["root"]?["child"]
    let root = try tree.element(hosted ?? node)
    let leaves = tree
    let layout = ScreenLayout(measurer: SquareMeasurer(), opaqueSize: { leaves.answer($0, $1) })
    let items: [LaidOutItem]
    if hosted != nil {
      let window = Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
      let screen = Screen(
        name: "case",
        location: SourceLocation(file: "window", line: 0, column: 1),
        window: .fixed(window),
        root: Element(.group([]), at: root.location)
      )
      items =
        layout.layOut(root, of: screen, variant: Self.variant, direction: .leftToRight).items
    } else {
      items = layout.layOut(root, proposal: proposal, variant: Self.variant)
    }
    if let size = json["size"]?.array {
      #expect(near(items.first?.frame.width, length(size[0])))
      #expect(near(items.first?.frame.height, length(size[1])))
    }
    for member in json["rects"]?.members ?? [] {
      check(items, tree, member.key, [member.value])
    }
    for member in json["repeatedRects"]?.members ?? [] {
      check(items, tree, member.key, member.value.array ?? [])
    }
    for member in json["proposedLast"]?.members ?? [] {
      let last = member.value.array ?? []
      let item = items.first { $0.location.line == tree.lines[member.key] }
      #expect(item?.proposal == Proposal(width: length(last[0]), height: length(last[1])))
    }
    if let columns = json["columns"]?.array {
      // Cells that take all they are offered are as wide as their columns.
      let widths = items.filter { $0.parent == 0 }.prefix(columns.count).map(\.frame.width)
      #expect(widths.count == columns.count)
      for (width, column) in zip(widths, columns) { #expect(near(width, length(column)), "\(widths)") }
    }
    for member in json["baselines"]?.members ?? [] {
      let baseline = baseline(member.key, of: root, layout, proposal)
      #expect(near(baseline, length(member.value)), "\(member.key)")
    }
    if let gap = json["gap"]?.number {
      let frames = items.filter { $0.parent == 0 }.map(\.frame)
      let along = frames[1].x > frames[0].x ? frames[1].x - frames[0].maxX : frames[1].y - frames[0].maxY
      #expect(near(along, gap))
    }
  }

  /// A view without a size has its baselines at its top, so beside the tree it lies at the tree's baseline.
  private func baseline(
    _ name: String,
    of root: LocalizedElement,
    _ layout: ScreenLayout,
    _ proposal: Proposal
  ) -> Double? {
    let probe = LocalizedElement(
      .opaque(name: "probe"),
      at: SourceLocation(file: "probe", line: 0, column: 1)
    )
    let vertical: VerticalAlignment = name == "first" ? .firstTextBaseline : .lastTextBaseline
    let row = LocalizedElement(
      .stack(.horizontal, alignment: Alignment(.center, vertical), spacing: 0, [root, probe]),
      at: probe.location
    )
    let items = layout.layOut(row, proposal: proposal, variant: Self.variant)
    guard let tree = items.first(where: { $0.parent == 0 }), let found = items.last else { return nil }
    return found.frame.y - tree.frame.y
  }

  private func check(_ items: [LaidOutItem], _ tree: VectorTree, _ id: String, _ rects: [JSONValue]) {
    let found = items.filter { $0.location.line == tree.lines[id] }.map(\.frame)
    #expect(found.count == rects.count, "\(id)")
    for (frame, rect) in zip(found.sorted { ($0.y, $0.x) < ($1.y, $1.x) }, rects) {
      let expected = (rect.array ?? []).map { length($0) }
      let actual = [frame.x, frame.y, frame.width, frame.height]
      for (a, b) in zip(actual, expected) { #expect(near(a, b), "\(id) at \(actual)") }
    }
  }

  /// An unknown expected length agrees with anything.
  private func near(_ actual: Double?, _ expected: Double?) -> Bool {
    guard let expected else { return true }
    guard let actual else { return false }
    return actual == expected || abs(actual - expected) <= Self.tolerance
  }
}
