import Foundation
import Hosting
import Raster

/// The contrast of colors by the Web Content Accessibility Guidelines (WCAG 2.2, "contrast ratio" and "relative luminance").
struct ContrastRatio {
  /// An opaque color in sRGB. Each component is 0...1.
  struct Color: Equatable {
    var red, green, blue: Double

    /// Returns the color laid over another one.
    func over(_ back: Color, alpha: Double) -> Color {
      Color(
        red: red * alpha + back.red * (1 - alpha), green: green * alpha + back.green * (1 - alpha),
        blue: blue * alpha + back.blue * (1 - alpha))
    }

    /// The relative luminance: 0 for black, 1 for white.
    var luminance: Double {
      0.2126 * SRGBCurve.linear(red) + 0.7152 * SRGBCurve.linear(green) + 0.0722 * SRGBCurve.linear(blue)
    }

    var text: String {
      let parts = [red, green, blue].map { UInt8(min(max(($0 * 255).rounded(), 0), 255)) }
      return InspectedColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 255).text
    }
  }

  /// Returns the ratio of two colors: 1 for equal ones, 21 for black and white.
  static func of(_ a: Color, _ b: Color) -> Double {
    let (x, y) = (a.luminance, b.luminance)
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }

  /// Returns the minimum ratio for text (WCAG 1.4.3): 3 for large text, which has at least 18 points, or is bold with at least 14; 4.5 for
  /// other text.
  static func minimum(fontSize: Double, isBold: Bool) -> Double { fontSize >= 18 || (isBold && fontSize >= 14) ? 3 : 4.5 }

  /// Returns the darker or lighter color nearest to `color` that has a given ratio on a background; nil if there is none.
  static func nearest(to color: Color, on back: Color, ratio: Double) -> Color? {
    let ends = [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)]
    let steps = ends.compactMap { end -> (Int, Color)? in
      for step in 1...100 {
        let candidate = end.over(color, alpha: Double(step) / 100)
        if of(candidate, back) >= ratio { return (step, candidate) }
      }
      return nil
    }
    return steps.min { $0.0 < $1.0 }?.1
  }
}
