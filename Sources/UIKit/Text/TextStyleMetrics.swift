/// The metrics of a text style at a content size category, in points.
///
/// The sizes and leadings are those of Apple's tables (Human Interface Guidelines, Typography: iOS, iPadOS Dynamic Type sizes).
struct TextStyleMetrics: Equatable {
  /// The font size.
  let size: CGFloat
  /// The distance of baselines.
  let leading: CGFloat
  /// The factor by which `UIFontMetrics` scales lengths.
  let scale: CGFloat

  /// - Parameters:
  ///   - style: the style; an unknown one has the metrics of body.
  ///   - category: the text size; an unspecified one stands for large.
  init(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory = .large) {
    let step = category.step ?? Self.large
    let row = Self.rows[style] ?? Self.body
    size = row.sizes[step]
    leading = row.leadings[step]
    scale = (row.scaledLeadings[step] ?? leading) / row.leadings[Self.large]
  }

  /// The index of large in the tables.
  private static let large = 3

  /// The metrics of a style from extra small to the largest accessibility size.
  private struct Row {
    let sizes, leadings: [CGFloat]
    /// The leadings with which `UIFontMetrics` scales, by index, where they differ from the published ones.
    ///
    /// `UIFontMetrics` scales by leadings, not by font sizes: 17 points become 16.33 at medium (Jared Sinclair, "Scaled Metric Surprises on iOS
    /// & iPadOS"), which is 17 * 21 / 22 rounded to a third of a point. The factors of all styles at all sizes were published by kharrison/ScaledFont on
    /// GitHub (Sources/ScaledFont/TextSizeScaling.swift, iOS 27). They are the ratios of the leadings in Apple's table except for these.
    var scaledLeadings: [Int: CGFloat] = [:]
  }

  private static let body = Row(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let largeTitle = Row(
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  private static let title1 = Row(
    sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    scaledLeadings: [4: 36, 5: 38, 10: 61])

  private static let rows: [UIFont.TextStyle: Row] = [
    .largeTitle: largeTitle, .title1: title1, .body: body,
    .title2: Row(sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: Row(sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: Row(sizes: body.sizes, leadings: body.leadings, scaledLeadings: [10: 51]),
    .callout: Row(sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
      scaledLeadings: [6: 26, 8: 36]),
    .footnote: Row(sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
      scaledLeadings: [7: 27]),
    .caption2: Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
      scaledLeadings: [8: 29]),
    // Apple publishes no sizes by category for these two. They grow by as many points as the style nearest in size.
    .extraLargeTitle: Row(sizes: largeTitle.sizes.map { $0 + 2 }, leadings: largeTitle.leadings.map { $0 + 2 }),
    .extraLargeTitle2: title1,
  ]
}

extension UIFont.TextStyle {
  /// The weight of the style's font (Human Interface Guidelines, Typography).
  var weight: UIFont.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    default: .regular
    }
  }
}
