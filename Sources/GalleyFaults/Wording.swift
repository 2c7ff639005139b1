internal import GalleyModel

/// A text in quotation marks, on one line.
func quoted(_ text: String) -> String {
  "“" + text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ") + "”"
}

/// A length as messages say it, to a tenth of a point.
func length(_ points: Double) -> String {
  guard points.isFinite, points < 1e9 else { return "\(points)" }
  let tenths = Int((points * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}
