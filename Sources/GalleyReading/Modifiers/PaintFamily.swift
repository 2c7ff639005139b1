internal import GalleyModel

/// Modifiers that change drawing, behaviour or accessibility, and no layout.
enum PaintFamily: ModifierFamily {
  static let names = [
    "accentColor", "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityAddTraits",
    "accessibilityChildren", "accessibilityElement", "accessibilityFocused", "accessibilityHeading",
    "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier", "accessibilityInputLabels",
    "accessibilityLabel", "accessibilityRemoveTraits", "accessibilityShowsLargeContentViewer",
    "accessibilitySortPriority", "accessibilityValue", "alert", "allowsHitTesting", "animation",
    "autocapitalization",
    "autocorrectionDisabled", "blendMode", "blur", "brightness", "colorInvert", "colorMultiply",
    "colorScheme",
    "compositingGroup", "confirmationDialog", "contentShape", "contentTransition", "contextMenu", "contrast",
    "disableAutocorrection", "disabled", "drawingGroup", "environmentObject", "fileImporter", "focusable",
    "focused",
    "fullScreenCover", "gesture", "grayscale", "help", "highPriorityGesture", "hoverEffect", "hueRotation",
    "id",
    "interactiveDismissDisabled", "keyboardShortcut", "keyboardType", "luminanceToAlpha",
    "matchedGeometryEffect",
    "navigationDestination", "navigationTitle", "onAppear", "onChange", "onDisappear", "onDrag", "onDrop",
    "onHover", "onLongPressGesture", "onOpenURL", "onReceive", "onSubmit", "onTapGesture", "opacity",
    "popover",
    "preferredColorScheme", "previewDevice", "redacted", "refreshable",
    "renderingMode", "saturation", "scrollDismissesKeyboard", "sensoryFeedback", "shadow", "sheet",
    "simultaneousGesture", "statusBarHidden", "strikethrough", "submitLabel", "swipeActions", "symbolEffect",
    "symbolRenderingMode", "symbolVariant", "tag", "task", "textContentType", "textInputAutocapitalization",
    "textSelection", "tint", "transaction", "transition", "underline", "unredacted", "userActivity", "zIndex",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    wrap(element, .paint(name: call.name), call)
  }
}
