internal import GalleyModel

/// Colours: they change no layout, so one that is not known becomes a grey.
enum ColorValue {
  /// Methods that leave a colour a colour.
  static let methods: Set<String> = ["opacity", "gradient", "mix"]

  static let unknown = Paint(red: 0.72, green: 0.72, blue: 0.75)

  /// The light appearance of the platform's named colours.
  private static let named: [String: Paint] = [
    "red": rgb(255, 59, 48), "orange": rgb(255, 149, 0), "yellow": rgb(255, 204, 0),
    "green": rgb(52, 199, 89),
    "mint": rgb(0, 199, 190), "teal": rgb(48, 176, 199), "cyan": rgb(50, 173, 230), "blue": rgb(0, 122, 255),
    "indigo": rgb(88, 86, 214), "purple": rgb(175, 82, 222), "pink": rgb(255, 45, 85),
    "brown": rgb(162, 132, 94),
    "white": rgb(255, 255, 255), "black": rgb(0, 0, 0), "gray": rgb(142, 142, 147), "primary": rgb(0, 0, 0),
    "secondary": rgb(60, 60, 67, 0.6), "tertiary": rgb(60, 60, 67, 0.3), "quaternary": rgb(60, 60, 67, 0.18),
    "clear": rgb(0, 0, 0, 0), "accentColor": rgb(0, 122, 255), "tint": rgb(0, 122, 255),
    "background": rgb(255, 255, 255), "foreground": rgb(0, 0, 0), "separator": rgb(60, 60, 67, 0.29),
  ]

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) -> Paint {
    Paint(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: opacity)
  }

  static func isColor(_ chain: Chain) -> Bool { chain.base == "Color" }

  /// A colour in the place of a view.
  static func element(_ chain: Chain, _ evaluator: Evaluator, at location: SourceLocation) -> Element? {
    guard isColor(chain) else { return nil }
    return Element(.fill(Fill(.rectangle, color: paint(.chain(chain), evaluator))), at: location)
  }

  /// A colour in the place of a style.
  static func paint(_ value: Value, _ evaluator: Evaluator) -> Paint {
    switch value {
    case .chain(let chain):
      if let declared = evaluator.declared(chain, in: ["Color", "ShapeStyle"]) {
        return paint(declared, evaluator)
      }
      var result = unknown
      if let asset = asset(chain, evaluator) { result = asset }
      for step in chain.steps {
        if let known = named[step.name], step.arguments == nil { result = known }
        if step.name == "init" { result = made(step.arguments ?? [], evaluator) }
        if step.name == "opacity", let argument = step.arguments?.first,
          let factor = evaluator.value(argument).number
        {
          result.opacity *= factor
        }
      }
      return result
    case .view(let element):
      if case .fill(let fill) = element.kind { return fill.color ?? unknown }
      return unknown
    default: return unknown
    }
  }

  /// A colour of an asset catalogue by the symbol that Xcode generates for it.
  private static func asset(_ chain: Chain, _ evaluator: Evaluator) -> Paint? {
    guard [nil, "Color", "UIColor", "ColorResource", "ShapeStyle"].contains(chain.base) else { return nil }
    let path = chain.steps.prefix { $0.arguments == nil && !methods.contains($0.name) }.map(\.name)
    guard !path.isEmpty, path.count > 1 || named[path[0]] == nil else { return nil }
    return evaluator.assets.colorName(symbol: path).flatMap { evaluator.assets.color($0, near: "") ?? nil }
  }

  /// `Color("brand")`, `Color(.brand)`, `Color(uiColor: UIColor(named: "brand")!)`.
  private static func named(_ argument: Argument, _ evaluator: Evaluator) -> Paint? {
    guard [nil, "named", "uiColor", "resource"].contains(argument.label) else { return nil }
    guard case .chain(let chain) = evaluator.value(argument) else {
      return evaluator.verbatim(argument).flatMap {
        evaluator.assets.color($0, near: argument.scope.file.path) ?? nil
      }
    }
    if let asset = asset(chain, evaluator) { return asset }
    guard chain.base == "UIColor", let step = chain.steps.first, step.name == "init" else { return nil }
    return made(step.arguments ?? [], evaluator)
  }

  /// `Color(red:green:blue:opacity:)`, `Color(white:)`, `Color("brand")`, `Color(.brand)`; other forms are not known.
  static func made(_ arguments: [Argument], _ evaluator: Evaluator) -> Paint {
    if let first = arguments.first, !arguments.contains(where: { ["red", "white"].contains($0.label) }) {
      return named(first, evaluator) ?? unknown
    }
    var parts: [String: Double] = [:]
    for argument in arguments {
      guard let label = argument.label else { continue }
      parts[label] = evaluator.value(argument).number
    }
    let opacity = parts["opacity"] ?? 1
    if let white = parts["white"] { return Paint(red: white, green: white, blue: white, opacity: opacity) }
    guard let red = parts["red"], let green = parts["green"], let blue = parts["blue"] else { return unknown }
    return Paint(red: red, green: green, blue: blue, opacity: opacity)
  }
}
