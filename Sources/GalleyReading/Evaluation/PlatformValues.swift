internal import Foundation
internal import GalleyModel

/// What the platform answers: the device, the user's settings and the language, as the variant has them.
extension Evaluator {
  /// A key of the environment that the variant decides; `nil` for all others.
  func platformValue(_ key: String) -> Value? {
    switch key {
    case "layoutDirection":
      asked.insert(.direction)
      let name = surroundings.direction == .rightToLeft ? "rightToLeft" : "leftToRight"
      return Self.named(name, of: "LayoutDirection")
    case "dynamicTypeSize", "sizeCategory":
      asked.insert(.textSize)
      return Self.named(surroundings.textSize.rawValue, of: "DynamicTypeSize")
    case "horizontalSizeClass": return Self.named("compact", of: "UserInterfaceSizeClass")
    case "verticalSizeClass": return Self.named("regular", of: "UserInterfaceSizeClass")
    case "legibilityWeight": return .null(type: "LegibilityWeight")
    case "displayScale":
      asked.insert(.scale)
      return .double(surroundings.device.scale)
    case "pixelLength":
      asked.insert(.scale)
      return .double(1 / surroundings.device.scale)
    case "locale": return Self.named("current", of: "Locale")
    default: return nil
    }
  }

  /// A member of what the framework says of the platform, as `UIScreen.main.bounds.width`; `nil` for all others.
  func platformMember(_ name: String, of chain: Chain) -> Value? {
    guard let base = chain.base, chain.steps.allSatisfy({ $0.arguments == nil }) else { return nil }
    let path = chain.steps.map(\.name) + [name]
    switch base {
    case "DynamicTypeSize", "ContentSizeCategory", "UIContentSizeCategory":
      guard ["isAccessibilitySize", "isAccessibilityCategory"].contains(name), chain.steps.count == 1,
        let size = TextSize(member: chain.steps[0].name)
      else { return nil }
      return .bool(size >= .accessibility1)
    case "UIDevice":
      return path == ["current", "userInterfaceIdiom"] ? Self.named("phone", of: "UIUserInterfaceIdiom") : nil
    case "UIApplication":
      return path == ["shared", "userInterfaceLayoutDirection"] ? platformValue("layoutDirection") : nil
    case "UIScreen": return screenMember(path)
    case "Locale": return localeMember(path)
    case "ProcessInfo":
      let isOnMac = ["isiOSAppOnMac", "isMacCatalystApp"].contains(name)
      return isOnMac && path.first == "processInfo" ? .bool(false) : nil
    default: return nil
    }
  }

  private func screenMember(_ path: [String]) -> Value? {
    switch path {
    case ["main", "scale"], ["main", "nativeScale"]:
      asked.insert(.scale)
      return .double(surroundings.device.scale)
    case ["main", "bounds", "width"], ["main", "bounds", "size", "width"], ["main", "bounds", "maxX"]:
      asked.insert(.window)
      return .double(surroundings.device.size.width)
    case ["main", "bounds", "height"], ["main", "bounds", "size", "height"], ["main", "bounds", "maxY"]:
      asked.insert(.window)
      return .double(surroundings.device.size.height)
    default: return nil
    }
  }

  private func localeMember(_ path: [String]) -> Value? {
    guard ["current", "autoupdatingCurrent"].contains(path.first) else { return nil }
    let language = Locale.Language(identifier: surroundings.locale)
    let text: String?
    switch Array(path.dropFirst()) {
    case ["identifier"]: text = surroundings.locale.replacing("-", with: "_")
    case ["languageCode"], ["language", "languageCode", "identifier"]:
      text = language.languageCode?.identifier
    case ["language", "characterDirection"], ["characterDirection"]:
      asked.insert(.locale)
      let name = language.characterDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
      return Self.named(name, of: "LayoutDirection")
    default: return nil
    }
    asked.insert(.locale)
    return text.map { .string(.verbatim($0)) } ?? .null(type: "String")
  }

  /// The surroundings of the view that a modifier is applied to, where it sets something that source may ask for.
  func surroundings(changedBy call: Call) -> Surroundings? {
    switch call.name {
    case "dynamicTypeSize":
      guard let size = call.arguments.first.flatMap({ TextSize.named(value($0)) }) else {
        return nil
      }
      return changed { $0.textSize = size }
    case "environment":
      guard call.arguments.count == 2, case .keyPath(let path) = call.arguments[0].expression.kind,
        case .property(let key)? = path.components.last
      else { return nil }
      let given = call.arguments[1]
      switch key {
      case "layoutDirection":
        guard let name = value(given).member else { return nil }
        return changed { $0.direction = name == "rightToLeft" ? .rightToLeft : .leftToRight }
      case "dynamicTypeSize", "sizeCategory":
        guard let size = TextSize.named(value(given)) else { return nil }
        return changed { $0.textSize = size }
      case "locale":
        guard case .chain(let chain) = value(given), let step = chain.steps.last, step.name == "init",
          let identifier = step.arguments?.first.flatMap(verbatim)
        else { return nil }
        return changed { $0.locale = identifier.replacing("_", with: "-") }
      default: return nil
      }
    default: return nil
    }
  }

  private func changed(_ change: (inout Surroundings) -> Void) -> Surroundings {
    var result = surroundings
    change(&result)
    return result
  }
}
