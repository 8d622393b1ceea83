/// Adjusts Inter to replace Apple's San Francisco.
///
/// Inter is drawn at 0.9685 of the size. Its capitals (0.7275 em) and x-height (0.546 em) then have the height of San Francisco's (0.7046
/// and 0.5264). Widths use San Francisco's published tracking (Human Interface Guidelines, Typography), plus an addition because Inter is
/// narrower. That addition was fitted to 130 label widths that Xcode stored in the Interface Builder files of public projects, at 12 to 31
/// points: 0.0145 em for regular, 0.0255 for semibold, 0.033 for bold. A line of 20 characters at 17 points is then within about half a
/// point. Inter Display needs 0.0265 em at 20 points, decreasing to 0.02 at 34.
enum SystemFontFit {
  static let scale = 0.9685

  /// The size in points from which San Francisco uses its display cut instead of its text cut. Inter Display replaces it from here on.
  static let displaySize = 20.0

  /// Returns the space to add to each glyph's advance, as a fraction of the size.
  static func tracking(size: Double, weight: FontWeight) -> Double {
    size < displaySize ? textTracking(size) + addition(weight) : between(display, size) - lightness(weight)
  }

  /// Returns the addition to San Francisco's tracking that Inter's text cut needs.
  private static func addition(_ weight: FontWeight) -> Double {
    let css = Double(weight.css)
    return css <= 400 ? 0.0145 : 0.0145 + min(css - 400, 300) / 300 * 0.0185
  }

  /// Returns the reduction for light weights. The display cut was fitted to medium and semibold labels;
  /// lighter weights need less, as in the text cut.
  private static func lightness(_ weight: FontWeight) -> Double { min(max(500 - Double(weight.css), 0), 100) / 100 * 0.004 }

  /// San Francisco's tracking at whole sizes from 6 to 19 points, in thousandths of the size.
  private static let text: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -30, -30, -30]

  private static func textTracking(_ size: Double) -> Double {
    let position = min(max(size - 6, 0), Double(text.count) - 1.001)
    let low = Int(position)
    let part = position - Double(low)
    return (text[low] * (1 - part) + text[low + 1] * part) / 1000
  }

  /// The tracking of Inter Display at some sizes, which includes San Francisco's.
  private static let display: [(size: Double, tracking: Double)] = [(20, 0.0265), (34, 0.02), (80, 0.009), (120, 0.006)]

  private static func between(_ points: [(size: Double, tracking: Double)], _ size: Double) -> Double {
    for (low, high) in zip(points, points.dropFirst()) where size < high.size {
      let part = max(0, size - low.size) / (high.size - low.size)
      return low.tracking + part * (high.tracking - low.tracking)
    }
    return points.last?.tracking ?? 0
  }
}
