internal import GalleyModel

/// A call of a view, a modifier or a function, its arguments still as written.
struct Call {
  let name: String
  let arguments: [Argument]
  let location: SourceLocation
  let scope: Scope

  init(_ name: String, _ arguments: [Argument], at location: SourceLocation, _ scope: Scope) {
    self.name = name
    self.arguments = arguments
    self.location = location
    self.scope = scope
  }

  /// The argument with a label.
  subscript(label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The arguments without a label that are no trailing closures.
  var unlabelled: [Argument] { arguments.filter { $0.label == nil && !$0.isTrailing } }

  /// The first trailing closure, which has no label.
  var trailing: Argument? { arguments.first { $0.isTrailing && $0.label == nil } }

  /// The labels as written, `nil` for none.
  var labels: [String?] { arguments.filter { !$0.isTrailing }.map(\.label) }
}

extension Chain {
  /// Types whose values have methods of the same names as view modifiers.
  static let values: Set<String> = [
    "Font", "Color", "Animation", "EdgeInsets", "Date", "URL", "UIFont", "UIColor", "LinearGradient",
    "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient", "Material", "AnyShapeStyle",
    "AttributedString",
  ]

  /// Framework types whose members layout depends on.
  static let memberTypes: Set<String> = [
    "Alignment", "CGFloat", "Color", "ContentMode", "ContentSizeCategory", "Double", "DynamicTypeSize",
    "Edge",
    "Float", "Font", "HorizontalAlignment", "LayoutDirection", "Text", "TextAlignment",
    "UIContentSizeCategory",
    "UIUserInterfaceIdiom", "UIUserInterfaceLayoutDirection", "UserInterfaceSizeClass", "VerticalAlignment",
  ]
}
