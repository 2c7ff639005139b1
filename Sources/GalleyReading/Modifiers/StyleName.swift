internal import GalleyModel

extension Evaluator {
  /// Which of the platform's styles an argument names: `.circular` and `CircularProgressViewStyle()` are one.
  ///
  /// `nil` when it is not understood; the name inside is `nil` for a style that source does not tell, which is noted.
  func style(_ argument: Argument, named names: Set<String>, _ ending: String) -> String?? {
    given(argument) { value in
      StyleName.name(value, ending).flatMap { names.contains($0) ? $0 : nil }
    }
  }
}

enum StyleName {
  static func name(_ style: Value, _ ending: String) -> String? {
    guard case .chain(let chain) = style else { return nil }
    if let member = style.member { return member }
    guard chain.steps.count == 1, let step = chain.steps.first else { return nil }
    guard let type = chain.base else { return step.name }
    // `ButtonStyle.bordered` is no call, `BorderedButtonStyle()` is one.
    guard step.arguments != nil else { return type == ending ? step.name : nil }
    guard step.name == "init", type.hasSuffix(ending) else { return nil }
    let name = type.dropLast(ending.count)
    return name == "Default" ? "automatic" : name.prefix(1).lowercased() + name.dropFirst()
  }
}
