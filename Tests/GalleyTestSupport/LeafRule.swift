import GalleyModel
import GalleySupport

/// How a stand-in leaf of a layout case answers.
enum LeafRule: Sendable {
  case axes(width: AxisRule, height: AxisRule, except: (Proposal, Size)?)
  case area(Double, idealWidth: Double)
  case wrap(natural: Double, line: Double)

  enum AxisRule: Sendable {
    case fixed(Double)
    case flexible(minimum: Double, ideal: Double, maximum: Double)
    case fraction(Double, ideal: Double)

    init(_ value: JSONValue?) throws(VectorError) {
      guard let value else { throw VectorError("a leaf needs width and height") }
      if let number = length(value) {
        self = .fixed(number)
      } else if let fraction = value["fraction"]?.number {
        self = .fraction(fraction, ideal: value["ideal"]?.number ?? 0)
      } else {
        self = .flexible(
          minimum: length(value["min"]) ?? 0,
          ideal: length(value["ideal"]) ?? 10,
          maximum: length(value["max"]) ?? .infinity
        )
      }
    }

    func answer(_ proposal: Double?) -> Double {
      switch self {
      case .fixed(let length): length
      case .flexible(let minimum, let ideal, let maximum): min(max(proposal ?? ideal, minimum), maximum)
      case .fraction(let fraction, let ideal): proposal.map { $0 * fraction } ?? ideal
      }
    }
  }

  init(_ name: String, _ value: JSONValue) throws(VectorError) {
    switch name {
    case "areaLeaf":
      self = .area(value["area"]?.number ?? 0, idealWidth: value["idealWidth"]?.number ?? 10)
    case "wrapLeaf":
      self = .wrap(natural: value["natural"]?.number ?? 0, line: value["line"]?.number ?? 0)
    default:
      var exception: (Proposal, Size)?
      if let except = value["except"] {
        let proposal = except["proposal"]?.array ?? []
        let size = except["size"]?.array ?? []
        guard proposal.count == 2, size.count == 2 else { throw VectorError("an exception has two lengths") }
        exception = (
          Proposal(width: length(proposal[0]), height: length(proposal[1])),
          Size(width: length(size[0]) ?? 0, height: length(size[1]) ?? 0)
        )
      }
      self = .axes(
        width: try AxisRule(value["width"]),
        height: try AxisRule(value["height"]),
        except: exception
      )
    }
  }

  func size(_ proposal: Proposal) -> Size {
    switch self {
    case .axes(let width, let height, let except):
      if let except, except.0 == proposal { return except.1 }
      return Size(width: width.answer(proposal.width), height: height.answer(proposal.height))
    case .area(let area, let ideal):
      let width = min(max(proposal.width ?? ideal, 1), 1000)
      return Size(width: width, height: area / width)
    case .wrap(let natural, let line):
      let width = min(max(proposal.width ?? natural, 0), natural)
      return Size(width: width, height: line * (natural / max(width, 1)).rounded(.up))
    }
  }
}
