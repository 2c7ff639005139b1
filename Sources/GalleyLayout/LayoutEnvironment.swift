import GalleyModel

/// What views inherit from those around them.
struct LayoutEnvironment {
  var font: FontSpec?
  var weight: FontWeight?
  var isItalic = false
  var hasMonospacedDigits = false
  var tracking: Double = 0
  var leastLines: Int?
  var mostLines: Int?
  var textAlignment = StyledText.Alignment.leading
  var truncationMode = StyledText.TruncationMode.tail
  var lineSpacing: Double = 0
  var minimumScaleFactor: Double = 1
  var foreground: Paint?
  var imageScale = ImageScale.medium
  var direction: LayoutDirection
  var textSize: TextSize
  let platform: Device.Platform
  let locale: String
  /// Pixels per point.
  let scale: Double
  /// The axis of the nearest stack, by which a divider turns.
  var stackAxis = Axis.vertical

  init(variant: Variant, direction: LayoutDirection) {
    self.direction = direction
    self.textSize = variant.textSize
    self.platform = variant.device.platform
    self.locale = variant.locale
    self.scale = variant.device.scale
  }

  var imageTraits: ImageTraits {
    ImageTraits(locale: locale, direction: direction, platform: platform, scale: scale)
  }

  /// Points of one device pixel.
  var pixel: Double { 1 / scale }

  mutating func apply(_ change: EnvironmentChange) {
    switch change {
    case .font(let font): self.font = font
    case .fontWeight(let weight): self.weight = weight
    case .italic(let isItalic): self.isItalic = isItalic
    case .monospacedDigits: hasMonospacedDigits = true
    case .lineLimit(let minimum, let maximum): (leastLines, mostLines) = (minimum, maximum)
    case .multilineTextAlignment(let alignment): textAlignment = alignment
    case .truncationMode(let mode): truncationMode = mode
    case .lineSpacing(let points): lineSpacing = points
    case .minimumScaleFactor(let factor): minimumScaleFactor = factor
    case .foreground(let paint): foreground = paint
    case .layoutDirection(let direction): self.direction = direction
    case .textSize(let size): textSize = size
    case .textSizeRange(let least, let most): textSize = min(max(textSize, least), most)
    case .tracking(let points): tracking = points
    case .imageScale(let scale): imageScale = scale
    }
  }

  /// The font in force, at the size the text size gives it.
  var fontRequest: FontRequest {
    let spec = font ?? FontSpec(.style(.body))
    var request: FontRequest
    switch spec.base {
    case .style(let style):
      let metrics = DynamicType.font(style, textSize, platform)
      request = FontRequest(size: metrics.size, weight: metrics.weight)
    case .system(let size):
      request = FontRequest(size: size)
    case .custom(let family, let size, let style):
      let factor = style.map { DynamicType.factor($0, textSize, platform) } ?? 1
      request = FontRequest(family: family, size: size * factor)
    }
    if let weight = weight ?? spec.weight { request.weight = weight }
    request.italic = isItalic || spec.italic
    request.tracking = tracking
    request.monospacedDigits = hasMonospacedDigits || spec.monospacedDigits
    return request
  }

  func styled(_ text: ResolvedText) -> StyledText {
    StyledText(
      string: text.string,
      language: text.language,
      font: fontRequest,
      baseDirection: direction,
      lineLimit: mostLines.map { max(1, $0) },
      reservedLines: max(1, leastLines ?? 1),
      truncationMode: truncationMode,
      alignment: textAlignment,
      lineSpacing: lineSpacing,
      minimumScaleFactor: minimumScaleFactor,
      scale: scale
    )
  }
}
