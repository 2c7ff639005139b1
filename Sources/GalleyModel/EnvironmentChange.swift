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
  /// The text size in force is kept between these.
  case textSizeRange(TextSize, TextSize)
  /// Points added after each character.
  case tracking(Double)
  case imageScale(ImageScale)
}

package enum ImageScale: Hashable, Sendable {
  case small, medium, large
}
