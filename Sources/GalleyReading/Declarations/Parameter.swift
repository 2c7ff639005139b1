/// A parameter of a function, or a stored property as the memberwise initializer takes it.
final class Parameter {
  /// `nil` for `_`.
  let label: String?
  /// What the body calls it.
  let name: String
  let type: TypeReference?
  let initial: Expression?
  /// Whether a call may leave it out.
  let canBeLeftOut: Bool
  let isVariadic: Bool
  /// Marked `@ViewBuilder`.
  let isBuilder: Bool
  let takesClosure: Bool

  init(_ declared: FunctionDeclaration.Parameter) {
    label = declared.label
    name = declared.name
    type = declared.type
    initial = declared.initial
    isVariadic = declared.isVariadic
    canBeLeftOut = declared.initial != nil || declared.isVariadic
    isBuilder = declared.attributes.buildViews
    takesClosure = isBuilder || declared.type.isFunction
  }

  init(_ property: StoredProperty) {
    label = property.name
    name = property.name
    type = property.type
    initial = property.initial
    isVariadic = false
    canBeLeftOut =
      property.initial != nil || (property.type?.isOptional == true && !property.isConstant)
      || property.isFromOutside
    isBuilder = !Attribute.viewBuilders.isDisjoint(with: property.attributes)
    takesClosure = isBuilder || property.type?.isFunction == true
  }
}

extension [Parameter] {
  /// The arguments each parameter gets, in its place; `nil` when the call can't mean these parameters.
  ///
  /// 1. Arguments in parentheses go to the next parameter of their label.
  /// 2. The unlabelled trailing closure goes forward to the first parameter that takes a closure, past one
  ///    that may be left out when a later one may not.
  /// 3. Labelled trailing closures go to the parameters of their labels.
  /// 4. What got nothing must have a default.
  func match(_ arguments: [Argument]) -> [[Argument]]? {
    var given = [[Argument]](repeating: [], count: count)
    var next = 0
    func take(_ argument: Argument, at index: Int) {
      given[index] = [argument]
      next = index + 1
    }
    for argument in arguments {
      if argument.isTrailing, argument.label == nil {
        guard let index = closureIndex(from: next, arguments) else { return nil }
        take(argument, at: index)
      } else if argument.label == nil, next > 0, self[next - 1].isVariadic, !given[next - 1].isEmpty {
        given[next - 1].append(argument)
      } else {
        guard let index = self[next...].firstIndex(where: { $0.label == argument.label }) else { return nil }
        take(argument, at: index)
      }
    }
    for (parameter, arguments) in zip(self, given) where arguments.isEmpty && !parameter.canBeLeftOut {
      return nil
    }
    return given
  }

  private func closureIndex(from start: Int, _ arguments: [Argument]) -> Int? {
    let labels = arguments.filter { $0.isTrailing }.compactMap(\.label)
    let end = self[start...].firstIndex { labels.contains($0.label ?? "") } ?? count
    let candidates = (start..<end).filter { self[$0].takesClosure }
    // A type that hides a function type behind a name can't be told; it is one when it must be given.
    return candidates.first { !self[$0].canBeLeftOut } ?? candidates.first
      ?? (start..<end).first { !self[$0].canBeLeftOut }
  }
}
