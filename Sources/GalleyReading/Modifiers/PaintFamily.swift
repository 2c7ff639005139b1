internal import GalleyModel

/// Modifiers that change drawing, behaviour or accessibility, and no layout.
enum PaintFamily: ModifierFamily {
  static let names = [
    "buttonBorderShape", "controlGroupStyle", "formStyle", "listRowBackground", "listRowSeparator",
    "listRowSeparatorTint", "listSectionSeparator", "navigationBarBackButtonHidden",
    "navigationBarTitleDisplayMode", "navigationViewStyle", "presentationDetents",
    "presentationDragIndicator", "scrollContentBackground", "scrollIndicators", "tabViewStyle",
    "toolbarBackground", "accessibilityRespondsToUserInteraction",
    "accentColor", "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityAddTraits",
    "accessibilityChildren", "accessibilityElement", "accessibilityFocused", "accessibilityHeading",
    "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier", "accessibilityInputLabels",
    "accessibilityLabel", "accessibilityRemoveTraits", "accessibilityShowsLargeContentViewer",
    "accessibilitySortPriority", "accessibilityValue", "allowsHitTesting", "animation",
    "autocapitalization",
    "autocorrectionDisabled", "blendMode", "blur", "brightness", "colorInvert", "colorMultiply",
    "colorScheme",
    "compositingGroup", "contentShape", "contentTransition", "contrast",
    "disableAutocorrection", "disabled", "drawingGroup", "environmentObject", "fileImporter", "focusable",
    "focused",
    "gesture", "grayscale", "help", "highPriorityGesture", "hoverEffect", "hueRotation",
    "id",
    "interactiveDismissDisabled", "keyboardShortcut", "keyboardType", "luminanceToAlpha",
    "matchedGeometryEffect",
    "navigationDestination", "onAppear", "onChange", "onDisappear", "onDrag", "onDrop",
    "onHover", "onLongPressGesture", "onOpenURL", "onReceive", "onSubmit", "onTapGesture", "opacity",

    "preferredColorScheme", "previewDevice", "redacted", "refreshable",
    "renderingMode", "saturation", "scrollDismissesKeyboard", "sensoryFeedback", "shadow",
    "simultaneousGesture", "statusBarHidden", "strikethrough", "submitLabel", "symbolEffect",
    "symbolRenderingMode", "symbolVariant", "tag", "task", "textContentType", "textInputAutocapitalization",
    "textSelection", "tint", "transaction", "transition", "underline", "unredacted", "userActivity", "zIndex",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    wrap(element, .paint(name: call.name), call)
  }
}
