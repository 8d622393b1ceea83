internal import UIKit

/// The sizes of Apple's symbols in image views on the canvas, in points.
///
/// Constraints hold for the alignment rectangle of an image view. With a symbol, that rectangle has the height of a line of text of the
/// symbol's point size, and the frame has the height of the symbol, in its middle. A heart between 28 points of constraints is
/// stored 25.5 points high. All 70 image views with symbols whose size constraints state, in files of 15 public projects, show
/// this; Vitrine's own drawings have other sizes.
@MainActor enum SymbolFacts {
  /// The heights of symbols at 17 points and regular weight, from those files. Circles include all symbols in circles.
  private static let heights: [String: CGFloat] = [
    "arrow.down.doc": 20, "arrow.left": 15, "arrow.right": 15, "bell": 19.9, "bookmark": 20.1, "checkmark": 16.6, "chevron.down": 10.8,
    "chevron.left": 16.7, "chevron.right": 16.7, "chevron.up": 10.8, "circle": 19.2, "clock": 19.2, "cloud": 15.3,
    "delete.backward": 17.3, "delete.left": 17.3, "doc.text": 20, "envelope": 16.6, "globe": 19.2, "heart": 17.8, "key": 22.6,
    "link": 20.6, "magnifyingglass": 19.4, "photo": 17.8, "plus": 16.1, "repeat": 17, "star": 20, "video": 15.8, "xmark": 15.8,
  ]

  /// The height that a weight adds to a symbol of 17 points, from the bold circles and medium chevrons of four projects.
  private static let additions: [UIImage.SymbolWeight: CGFloat] = [
    .ultraLight: -0.8, .thin: -0.5, .light: -0.2, .medium: 0.6, .semibold: 1.2, .bold: 2, .heavy: 2.5, .black: 3,
  ]

  private static let lineHeight: CGFloat = 20.3

  /// Returns the intrinsic size of an image view with a symbol, and the insets from the frame to the alignment rectangle; nil if the view
  /// shows no symbol.
  /// - Parameter aspect: the width of the symbol divided by its height, as the file states; nil for that of Vitrine's drawing.
  static func metrics(of view: UIView, aspect: CGFloat?) -> CanvasMetrics? {
    guard let symbol = (view as? UIImageView)?.shownSymbol else { return nil }
    let unit = symbol.pointSize / 17
    let height = height(symbol).map { $0 * unit } ?? symbol.size.height
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let line = grid.up(lineHeight * unit), rest = grid.nearest(line - height), above = grid.up(rest / 2)
    let width = aspect.map { grid.nearest(height * $0) } ?? symbol.size.width
    return CanvasMetrics(
      size: CGSize(width: width, height: line), alignmentInsets: UIEdgeInsets(top: -above, left: 0, bottom: above - rest, right: 0))
  }

  private static func height(_ symbol: ShownSymbol) -> CGFloat? {
    let parts = symbol.name.split(separator: ".").filter { $0 != "fill" }
    let base = parts.joined(separator: ".")
    guard let height = parts.last == "circle" ? heights["circle"] : heights[base] else { return nil }
    let factor: CGFloat =
      switch symbol.scale {
      case .small: 0.79
      case .large: 1.28
      default: 1
      }
    return (height + (symbol.weight.flatMap { additions[$0] } ?? 0)) * factor
  }
}
