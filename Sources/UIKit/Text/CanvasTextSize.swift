/// The text sizes by the names that the command takes (Human Interface Guidelines, Typography: Dynamic Type sizes).
package enum CanvasTextSize: String, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
    accessibility5

  /// Makes a text size from one of its names: that of this type and of SwiftUI's `DynamicTypeSize`, or the name of the
  /// `UIContentSizeCategory`, such as `accessibilityExtraLarge`. Nil for other texts.
  package init?(name: String) {
    let index = Self.categoryNames.firstIndex(of: name)
    guard let size = Self(rawValue: name) ?? index.map({ Self.allCases[$0] }) else { return nil }
    self = size
  }

  /// The content size category.
  package var category: UIContentSizeCategory { UIContentSizeCategory.ordered[Self.allCases.firstIndex(of: self) ?? 3] }

  /// Returns the font size of a text style in points.
  package func points(_ style: UIFont.TextStyle) -> CGFloat { TextStyleMetrics(style, category).size }

  /// The names of the categories, from the smallest to the largest.
  private static let categoryNames = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
    "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]
}
