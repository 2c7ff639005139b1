/// Lengths as reports write them: at most two decimals, no more digits than needed, never `-0`.
package enum ShortDecimal {
  /// The value rounded to a hundredth, halves away from zero.
  package static func rounded(_ value: Double) -> Double {
    let rounded = (value * 100).rounded() / 100
    return rounded == 0 ? 0 : rounded
  }

  /// The rounded value in decimal; one that is not finite is written as Swift writes it.
  package static func text(_ value: Double) -> String {
    let value = rounded(value)
    if let whole = Int(exactly: value) { return "\(whole)" }
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((abs(value) * 100).rounded())
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    let decimals = fraction % 10 == 0 ? "\(fraction / 10)" : (fraction < 10 ? "0\(fraction)" : "\(fraction)")
    return "\(value < 0 ? "-" : "")\(whole).\(decimals)"
  }
}
