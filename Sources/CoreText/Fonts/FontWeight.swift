import Foundation

/// A font weight on the scale of CSS and OpenType: 100 (ultra light) to 900 (black), 400 is regular, 700 is bold.
package struct FontWeight: Hashable, Sendable, Comparable {
  package let css: Int

  package init(css: Int) { self.css = min(max(css, 1), 1000) }

  package static let regular = FontWeight(css: 400)
  package static let semibold = FontWeight(css: 600)
  package static let bold = FontWeight(css: 700)

  /// Apple's scale of -1...1 at its nine named weights.
  private static let table: [(apple: Double, css: Double)] = [
    (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
  ]

  /// Converts a weight of Apple's scale, linearly between the named weights. NaN becomes regular.
  package init(apple value: CGFloat) {
    let table = Self.table
    let value = Double(value)
    guard value.isFinite else { self = .regular; return }
    guard value > table[0].apple else { self.init(css: 100); return }
    for (low, high) in zip(table, table.dropFirst()) where value <= high.apple {
      let part = (value - low.apple) / (high.apple - low.apple)
      self.init(css: Int((low.css + part * (high.css - low.css)).rounded()))
      return
    }
    self.init(css: 900)
  }

  /// The weight on Apple's scale.
  package var apple: CGFloat {
    let table = Self.table
    let value = Double(css)
    for (low, high) in zip(table, table.dropFirst()) where value <= high.css {
      return CGFloat(low.apple + max(0, value - low.css) / (high.css - low.css) * (high.apple - low.apple))
    }
    return 0.62
  }

  /// The weight in which the system font is drawn while Bold Text is on: two named weights more, so that regular text is semibold. Apple
  /// publishes no table.
  var forBoldText: FontWeight { FontWeight(css: min(css + 200, 900)) }

  /// Whether families with two weights use their bold one.
  var isBold: Bool { css >= 600 }

  package static func < (a: FontWeight, b: FontWeight) -> Bool { a.css < b.css }
}
