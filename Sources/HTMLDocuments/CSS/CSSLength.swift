/// A length of CSS.
package enum CSSLength {
  /// Returns a length in points; one pixel of CSS is one point. Returns nil if the text is not a length.
  /// - Parameters:
  ///   - size: the font size that `em` refers to, in points.
  ///   - whole: the length that `%` refers to; nil if percentages are not allowed.
  package static func points(_ text: some StringProtocol, em size: Double, percentOf whole: Double? = nil) -> Double? {
    let text = text.trimmed.lowercased()
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let value = Double(number), value.isFinite else { return nil }
    let points: Double
    switch text[number.endIndex...] {
    case "", "px", "pt": points = value
    case "em": points = value * size
    case "rem": points = value * 16
    case "ex", "ch": points = value * size / 2
    case "pc": points = value * 12
    case "in": points = value * 72
    case "cm": points = value * 72 / 2.54
    case "mm": points = value * 72 / 25.4
    case "%":
      guard let whole else { return nil }
      points = value * whole / 100
    default: return nil
    }
    return points.isFinite && abs(points) < 100_000 ? points : nil
  }
}
