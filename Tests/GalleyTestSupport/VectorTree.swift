package import GalleyModel
package import GalleySupport

/// A layout case's tree as data, turned into an element tree.
///
/// Each node with an `id` gets a source line of its own, by which its rectangle is found again. Leaves with a rule of
/// their own become opaque views; ``answer(_:_:)`` is their rule.
package struct VectorTree: Sendable {
  package private(set) var lines: [String: Int] = [:]
  private var leaves: [String: LeafRule] = [:]
  private var count = 0

  package init() {}

  /// The tree of a case.
  /// - Throws: the description of the first node that is not known.
  package mutating func element(_ node: JSONValue) throws(VectorError) -> LocalizedElement {
    guard let members = node.members, members.count == 1, let member = members.first else {
      throw VectorError("a node has exactly one key")
    }
    count += 1
    let location = SourceLocation(file: "case", line: count, column: 1)
    if let id = member.value["id"]?.string { lines[id] = count }
    return LocalizedElement(try kind(member.key, member.value), at: location)
  }

  /// What a leaf with a rule of its own answers.
  package func answer(_ name: String, _ proposal: Proposal) -> Size {
    leaves[name]?.size(proposal) ?? .zero
  }

  private mutating func kind(
    _ name: String,
    _ value: JSONValue
  ) throws(VectorError) -> LocalizedElement.Kind {
    switch name {
    case "leaf", "areaLeaf", "wrapLeaf":
      let key = "leaf \(count)"
      leaves[key] = try LeafRule(name, value)
      return .opaque(name: key)
    case "color": return .fill(Fill())
    case "shape": return .fill(Fill(value["kind"]?.string == "circle" ? .circle : .rectangle))
    case "spacer": return .spacer(minLength: value["minLength"]?.number)
    case "empty": return .group([])
    case "group": return .group(try elements(value["children"]))
    case "hstack", "vstack":
      return .stack(
        name == "hstack" ? .horizontal : .vertical,
        alignment: alignment(value["alignment"]),
        spacing: value["spacing"]?.number,
        try elements(value["children"])
      )
    case "scrollView":
      let axes = (value["axes"]?.array ?? []).map { $0.string == "horizontal" ? Axis.horizontal : .vertical }
      return .scroll(axes: Set(axes), try elements(value["children"]))
    case "grid":
      let style = GridStyle(
        alignment: alignment(value["alignment"]),
        horizontalSpacing: value["horizontalSpacing"]?.number,
        verticalSpacing: value["verticalSpacing"]?.number
      )
      return .grid(style, try elements(value["children"]))
    case "gridRow":
      let name = value["alignment"]?.string
      let vertical = name.flatMap(VerticalAlignment.init(rawValue:))
      return .gridRow(alignment: vertical, try elements(value["children"]))
    case "lazyVGrid": return .lazyGrid(try lazyGrid(value), try elements(value["children"]))
    case "zstack": return .zstack(alignment: alignment(value["alignment"]), try elements(value["children"]))
    default:
      guard let child = value["child"] else { throw VectorError("no node is called \(name)") }
      return .modified(try modifier(name, value), try element(child))
    }
  }

  private mutating func modifier(
    _ name: String,
    _ value: JSONValue
  ) throws(VectorError) -> ElementModifier<ResolvedText> {
    switch name {
    case "frame": frame(value)
    case "padding":
      value["system"]?.bool == true
        ? .padding(Padding(Edge.allCases, length: nil))
        : .padding(
          Padding(edges: [
            .top: value["top"]?.number ?? 0, .leading: value["leading"]?.number ?? 0,
            .bottom: value["bottom"]?.number ?? 0, .trailing: value["trailing"]?.number ?? 0,
          ])
        )
    case "fixedSize":
      .fixedSize(
        horizontal: value["horizontal"]?.bool ?? false,
        vertical: value["vertical"]?.bool ?? false
      )
    case "layoutPriority": .layoutPriority(value["value"]?.number ?? 0)
    case "overlay": .overlay(alignment: alignment(value["alignment"]), try elements(value["content"]))
    case "background": .background(alignment: alignment(value["alignment"]), try elements(value["content"]))
    case "offset": .offset(Point(x: value["x"]?.number ?? 0, y: value["y"]?.number ?? 0))
    case "aspectRatio":
      .aspectRatio(
        AspectRatio(value["ratio"]?.number, mode: value["contentMode"]?.string == "fill" ? .fill : .fit)
      )
    case "gridCellColumns": .gridCell(.columns(Int(value["count"]?.number ?? 1)))
    case "gridCellAnchor": .gridCell(.anchor(anchor(value["anchor"])))
    case "gridCellUnsizedAxes":
      .gridCell(
        .unsizedAxes(
          Set((value["axes"]?.array ?? []).map { $0.string == "horizontal" ? Axis.horizontal : .vertical })
        )
      )
    case "gridColumnAlignment":
      .gridCell(.columnAlignment(alignment(value["alignment"]).horizontal))
    case "paint": .paint(name: value["modifier"]?.string ?? "")
    default: throw VectorError("no modifier is called \(name)")
    }
  }

  private func anchor(_ value: JSONValue?) -> Point {
    if let x = value?["x"]?.number, let y = value?["y"]?.number { return Point(x: x, y: y) }
    let alignment = alignment(value)
    let horizontal: [HorizontalAlignment: Double] = [.leading: 0, .trailing: 1]
    let vertical: [VerticalAlignment: Double] = [.top: 0, .bottom: 1]
    let x = horizontal[alignment.horizontal] ?? 0.5
    let y = vertical[alignment.vertical] ?? 0.5
    return Point(x: x, y: y)
  }

  private func lazyGrid(_ value: JSONValue) throws(VectorError) -> LazyGridStyle {
    var tracks: [LazyGridStyle.Track] = []
    for column in value["columns"]?.array ?? [] {
      if let fixed = column["fixed"]?.number {
        tracks.append(.fixed(fixed))
      } else if let flexible = column["flexible"] {
        tracks.append(
          .flexible(minimum: length(flexible["min"]) ?? 10, maximum: length(flexible["max"]) ?? .infinity)
        )
      } else if let adaptive = column["adaptive"] {
        tracks.append(
          .adaptive(minimum: length(adaptive["min"]) ?? 10, maximum: length(adaptive["max"]) ?? .infinity)
        )
      } else {
        throw VectorError("a column is fixed, flexible or adaptive")
      }
    }
    let spacing = value["columnSpacing"]?.number
    return LazyGridStyle(
      axis: .vertical,
      tracks: tracks,
      trackSpacing: tracks.map { _ in spacing },
      spacing: nil,
      alignment: .center
    )
  }

  private func frame(_ value: JSONValue) -> ElementModifier<ResolvedText> {
    let alignment = alignment(value["alignment"])
    if value["width"] != nil || value["height"] != nil {
      return .frame(width: length(value["width"]), height: length(value["height"]), alignment: alignment)
    }
    return .flexibleFrame(
      FlexibleFrame(width: bounds("Width", value), height: bounds("Height", value), alignment: alignment)
    )
  }

  private func bounds(_ axis: String, _ value: JSONValue) -> FlexibleFrame.Bounds {
    FlexibleFrame.Bounds(
      minimum: length(value["min" + axis]),
      ideal: length(value["ideal" + axis]),
      maximum: length(value["max" + axis])
    )
  }

  private mutating func elements(_ list: JSONValue?) throws(VectorError) -> [LocalizedElement] {
    var result: [LocalizedElement] = []
    for node in list?.array ?? [] { result.append(try element(node)) }
    return result
  }

  private func alignment(_ value: JSONValue?) -> Alignment {
    guard let name = value?.string else { return .center }
    let horizontal = HorizontalAlignment.allCases.first { name.lowercased().hasSuffix($0.rawValue) }
    let vertical = VerticalAlignment.allCases.first { name.hasPrefix($0.rawValue) }
    return Alignment(horizontal ?? .center, vertical ?? .center)
  }
}

/// Why a case could not be read.
package struct VectorError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// A number, or `inf`.
package func length(_ value: JSONValue?) -> Double? {
  value?.string == "inf" ? .infinity : value?.number
}
