internal import GalleyModel

/// What the bars round a screen's content hold: collected while the content is read, laid out by whoever holds it.
final class BarContent {
  var title: TextExpression?
  var isInline = false
  var leading: [Element] = []
  var principal: [Element] = []
  var trailing: [Element] = []
  var bottom: [Element] = []
  /// What the empty search field shows.
  var search: TextExpression?
  var isHidden = false

  var isEmpty: Bool { title == nil && search == nil && (leading + principal + trailing + bottom).isEmpty }
}

/// A view that appears over another one: a sheet, an alert, a menu.
struct Presented {
  let kind: String
  var root: Element
  /// Whether another state of the screen showed it too.
  let isAlternative: Bool
}

extension Evaluator {
  /// Reads content whose bars are its own.
  func withBar<T>(_ work: () -> T) -> (T, BarContent) {
    let bar = BarContent()
    bars.append(bar)
    defer { bars.removeLast() }
    return (work(), bar)
  }

  /// Keeps what appears over a view as a screen of its own, once for each place in source.
  func present(_ kind: String, at location: SourceLocation, _ content: () -> [Element]) {
    guard presentedInState.insert(location).inserted else { return }
    // Its own conditions have other branches in other states of the same screen.
    guard presentedPlaces.insert(location).inserted || presentedHere.contains(location) else { return }
    presentedHere.insert(location)
    let isNew = presentedBefore.insert(location).inserted
    // It stands outside the bars of the view it appears over.
    let (elements, _) = apart { withBar(content) }
    presented.append(Presented(kind: kind, root: grouped(elements, at: location), isAlternative: !isNew))
  }
}

/// Navigation bars and bottom bars, as elements.
enum Bars {
  /// Points.
  private static let row: Double = 44
  private static let largeTitle: Double = 52
  private static let bottom: Double = 49
  private static let margin: Double = 16

  /// Content under its bars; as it is when there is nothing for them to show.
  static func framed(_ content: Element, _ bar: BarContent, at location: SourceLocation) -> Element {
    bar.isEmpty ? content : stack(content, bar, at: location)
  }

  /// Content under its bars, shown even when they are empty.
  static func stack(_ content: Element, _ bar: BarContent, at location: SourceLocation) -> Element {
    let fill = FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity))
    var members: [Element] = []
    if !bar.isHidden {
      members.append(top(bar, at: location))
      if let prompt = bar.search { members.append(search(prompt, at: location)) }
    }
    members.append(Element(.modified(.flexibleFrame(fill), content), at: location))
    if !bar.bottom.isEmpty { members.append(strip(bar.bottom, at: location)) }
    return Element(.stack(.vertical, alignment: .center, spacing: 0, members), at: location)
  }

  private static func top(_ bar: BarContent, at location: SourceLocation) -> Element {
    let hasLargeTitle = bar.title != nil && !bar.isInline
    let height = hasLargeTitle ? row + largeTitle : row
    var result = Element(.platform(PlatformControl(.navigationBar, width: nil, height: height)), at: location)
    var middle = bar.principal
    if let title = bar.title {
      if hasLargeTitle {
        let line = one(title, FontSpec(.style(.largeTitle), weight: .bold), at: location)
        let padding = Padding(edges: [.leading: margin, .trailing: margin, .bottom: 8])
        let padded = Element(.modified(.padding(padding), line), at: location)
        let corner = Alignment(.leading, .bottom)
        result = Element(.modified(.overlay(alignment: corner, [padded]), result), at: location)
      } else if middle.isEmpty {
        middle = [one(title, FontSpec(.style(.headline)), at: location)]
      }
    }
    guard !(bar.leading + middle + bar.trailing).isEmpty else { return result }
    let wide = FlexibleFrame(width: .init(maximum: .infinity), height: .init(minimum: row))
    let center: Element =
      middle.isEmpty
      ? Element(.spacer(minLength: nil), at: location)
      : Element(
        .modified(.flexibleFrame(wide), Element(.group(middle).lone, at: location)),
        at: location
      )
    let items = Element(
      .stack(.horizontal, alignment: .center, spacing: nil, bar.leading + [center] + bar.trailing),
      at: location
    )
    let padded = Element(
      .modified(.padding(Padding(edges: [.leading: margin, .trailing: margin])), items),
      at: location
    )
    let line = Element(.modified(.frame(width: nil, height: row, alignment: .center), padded), at: location)
    return Element(.modified(.overlay(alignment: Alignment(.center, .top), [line]), result), at: location)
  }

  /// The search field below the title: a glass, and the prompt on one line.
  ///
  /// Its height is the common one, not measured.
  private static func search(_ prompt: TextExpression, at location: SourceLocation) -> Element {
    let glass = Element(.image(ImageContent(.symbol("magnifyingglass"))), at: location)
    let gap = Element(.spacer(minLength: nil), at: location)
    let line = Element(
      .stack(
        .horizontal,
        alignment: .center,
        spacing: nil,
        [glass, one(prompt, FontSpec(.style(.body)), at: location), gap]
      ),
      at: location
    )
    let inner = Element(.modified(.padding(Padding([.leading, .trailing], length: 8)), line), at: location)
    let field = Element(
      .modified(.padding(Padding([.leading, .trailing], length: margin)), inner),
      at: location
    )
    let frame = Element(
      .modified(.frame(width: nil, height: largeTitle, alignment: .center), field),
      at: location
    )
    return Element(.modified(.uncertain(name: "searchable", axes: [.vertical]), frame), at: location)
  }

  private static func one(_ text: TextExpression, _ font: FontSpec, at location: SourceLocation) -> Element {
    let line = Element(
      .modified(.environment(.lineLimit(minimum: nil, maximum: 1)), Element(.text(text), at: location)),
      at: location
    )
    return Element(.modified(.environment(.font(font)), line), at: location)
  }

  /// A bar at the bottom, its items side by side.
  static func strip(_ items: [Element], at location: SourceLocation) -> Element {
    let bar = Element(.platform(PlatformControl(.tabBar, width: nil, height: bottom)), at: location)
    let line = Element(.stack(.horizontal, alignment: .center, spacing: nil, items), at: location)
    return Element(.modified(.overlay(alignment: .center, [line]), bar), at: location)
  }
}
