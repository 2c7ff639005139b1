internal import GalleyModel

/// Modifiers that change drawing, behaviour or accessibility, and no layout.
enum PaintFamily: ModifierFamily {
  static let names = [
    "accentColor", "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityAddTraits",
    "accessibilityAdjustableAction", "accessibilityChildren", "accessibilityCustomContent",
    "accessibilityElement", "accessibilityFocused", "accessibilityHeading", "accessibilityHidden",
    "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors",
    "accessibilityInputLabels", "accessibilityLabel", "accessibilityLinkedGroup",
    "accessibilityRemoveTraits", "accessibilityRepresentation", "accessibilityRespondsToUserInteraction",
    "accessibilityRotor", "accessibilityScrollAction", "accessibilityShowsLargeContentViewer",
    "accessibilitySortPriority", "accessibilityTextContentType", "accessibilityValue",
    "accessibilityZoomAction", "activityBackgroundTint", "activitySystemActionForegroundColor",
    "allowsHitTesting", "allowsWindowActivationEvents", "alternatingRowBackgrounds", "animation",
    "autocapitalization", "autocorrectionDisabled", "backgroundStyle", "blendMode", "blur",
    "brightness", "buttonBorderShape", "buttonRepeatBehavior", "colorInvert", "colorMultiply",
    "colorScheme", "compositingGroup", "containerBackground", "containerShape", "contentShape",
    "contentTransition", "contrast", "controlGroupStyle", "coordinateSpace", "defaultFocus",
    "defaultScrollAnchor", "deleteDisabled", "disableAutocorrection", "disabled", "draggable",
    "drawingGroup", "dropDestination", "environmentObject", "exportableToServices", "fileExporter",
    "fileImporter", "fileMover", "focusEffectDisabled", "focusScope", "focusSection", "focusable",
    "focused", "focusedObject", "focusedSceneValue", "focusedValue", "formStyle", "geometryGroup",
    "gesture", "glassEffectID", "glassEffectTransition", "grayscale", "handlesExternalEvents",
    "help", "highPriorityGesture", "hoverEffect", "hueRotation", "id",
    "interactionActivityTrackingTag", "interactiveDismissDisabled", "invalidatableContent",
    "keyboardShortcut", "keyboardType", "keyframeAnimator", "listItemTint", "listRowBackground",
    "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator", "listSectionSeparatorTint",
    "luminanceToAlpha", "manageSubscriptionsSheet", "mask", "matchedGeometryEffect",
    "matchedTransitionSource", "menuOrder", "moveDisabled", "navigationBarBackButtonHidden",
    "navigationDestination", "navigationSplitViewColumnWidth", "navigationSplitViewStyle",
    "navigationTransition", "navigationViewStyle", "onAppear", "onChange", "onContinueUserActivity",
    "onContinuousHover", "onCopyCommand", "onDelete", "onDeleteCommand", "onDisappear", "onDrag", "onDrop",
    "onGeometryChange", "onHover", "onInsert", "onKeyPress", "onLongPressGesture", "onMove", "onOpenURL",
    "onPreferenceChange", "onReceive", "onScrollGeometryChange", "onScrollPhaseChange",
    "onScrollVisibilityChange", "onSubmit", "onTapGesture", "opacity", "openURL",
    "persistentSystemOverlays", "photosPicker", "preference", "preferredColorScheme",
    "presentationBackground", "presentationBackgroundInteraction", "presentationCompactAdaptation",
    "presentationContentInteraction", "presentationCornerRadius", "presentationDetents",
    "presentationDragIndicator", "previewContext", "previewDevice", "previewInterfaceOrientation",
    "privacySensitive", "quickLookPreview", "redacted", "refreshable", "saturation",
    "scrollBounceBehavior", "scrollClipDisabled", "scrollContentBackground", "scrollDisabled",
    "scrollDismissesKeyboard", "scrollEdgeEffectStyle", "scrollIndicators", "scrollIndicatorsFlash",
    "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition", "searchCompletion",
    "searchFocused", "searchToolbarBehavior", "selectionDisabled", "sensoryFeedback", "shadow",
    "sharedBackgroundVisibility", "simultaneousGesture", "springLoadingBehavior", "statusBar",
    "statusBarHidden", "strikethrough", "submitLabel", "symbolColorRenderingMode", "symbolEffect",
    "symbolEffectsRemoved", "symbolRenderingMode", "symbolVariant", "tabBarMinimizeBehavior", "tableStyle",
    "task", "textContentType", "textInputAutocapitalization", "textSelection", "tint", "toolbarBackground",
    "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarRole", "toolbarVisibility", "transaction",
    "transition", "translationPresentation", "typesettingLanguage", "underline", "unredacted",
    "userActivity", "visualEffect", "widgetAccentable", "widgetURL", "windowResizability",
    "writingToolsBehavior", "zIndex",
  ]

  static func apply(_ call: Call, to element: Element, _ evaluator: Evaluator) -> Element? {
    wrap(element, .paint(name: call.name), call)
  }
}
