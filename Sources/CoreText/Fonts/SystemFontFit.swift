/// How Inter is fitted to the place of Apple's San Francisco.
///
/// Inter is drawn at 0.9685 of the size: its capitals (0.7275 em) and x-height (0.546 em) then stand as high as San Francisco's
/// (0.7046 and 0.5264). Widths come from San Francisco's published tracking (Human Interface Guidelines, Typography) plus
/// what Inter's narrower set needs. That addition was fitted to 130 label widths that Xcode stored in the Interface Builder
/// files of public projects, at 12 to 31 points: 0.0145 em for regular, 0.0255 for semibold, 0.033 for bold; a line of 20
/// characters at 17 points is then within about half a point.
enum SystemFontFit {
  static let scale = 0.9685

  /// Where San Francisco turns from its text to its display cut, in points; Inter Display stands in from here on.
  static let displaySize = 20.0

  /// To add to each glyph's advance, as a part of the size.
  static func tracking(size: Double, weight: FontWeight) -> Double {
    appleTracking(size: size) + addition(weight: weight)
  }

  private static func addition(weight: FontWeight) -> Double {
    let css = Double(weight.css)
    return css <= 400 ? 0.0145 : 0.0145 + min(css - 400, 300) / 300 * 0.0185
  }

  /// Thousandths of the size, at whole sizes from 6 points on.
  private static let table: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 12, 12,
    11, 11, 11, 10, 10, 10, 10, 10, 9, 9, 8, 8, 8, 8,
  ]

  private static func appleTracking(size: Double) -> Double {
    let last = table.count - 1
    let position = size - 6
    guard position > 0 else { return table[0] / 1000 }
    guard position < Double(last) else { return max(0, table[last] * (1 - (position - Double(last)) / 30)) / 1000 }
    let low = Int(position)
    let part = position - Double(low)
    return (table[low] * (1 - part) + table[low + 1] * part) / 1000
  }
}
