extension String {
  /// The text with some code points written otherwise.
  ///
  /// By code points and not by characters: a combining mark behind a delimiter, or a carriage return before a newline,
  /// would hide it.
  ///
  /// - Parameter replacement: what stands for a code point; `nil` leaves it as it is.
  /// - Returns: the rewritten text.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
