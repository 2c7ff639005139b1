package enum EnvironmentChange: Hashable, Sendable {
  /// `nil` restores the default.
  case font(FontSpec?)
  case fontWeight(FontWeight?)
  case italic(Bool)
  case monospacedDigits
  case lineLimit(minimum: Int?, maximum: Int?)
  case multilineTextAlignment(StyledText.Alignment)
  case truncationMode(StyledText.TruncationMode)
  case lineSpacing(Double)
  case minimumScaleFactor(Double)
  case foreground(Paint)
  case layoutDirection(LayoutDirection)
  case textSize(TextSize)
  case imageScale(ImageScale)
}

package enum ImageScale: Hashable, Sendable {
  case small, medium, large
}
