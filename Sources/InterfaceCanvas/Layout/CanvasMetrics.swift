internal import CoreText
internal import UIKit

/// The intrinsic size and the alignment rectangle of a view on the canvas, if they differ from those in an application.
struct CanvasMetrics: LayoutMetricsProvider {
  /// The intrinsic size, with `noIntrinsicMetric` along an axis without one; nil for the view's own.
  var size: CGSize?
  var alignmentInsets: UIEdgeInsets?
  /// The version of Interface Builder's tools, if the view's text has the width that it has in San Francisco with these tools;
  /// nil if the text has its own width.
  var textTools: Double?
  /// Whether the font of the text is that of a text style.
  var hasTextStyle = false

  func size(of view: UIView, forWidth width: CGFloat, natural: () -> CGSize) -> CGSize {
    if let size { return size }
    var size = natural()
    guard let textTools else { return size }
    // The width includes the space at which a line was broken: in files of four projects, the labels that show it are wider by just that
    // space.
    if width > size.width, let wide = (view as? UILabel)?.widthWithSpace(forWidth: width) {
      size.width = min(width, max(size.width, wide))
    }
    return TextFacts.size(size, of: view, hasTextStyle: hasTextStyle, tools: textTools)
  }

  func fitted(_ text: StyledText) -> StyledText { textTools.map { CanvasText.fitted(text, tools: $0) } ?? text }
}
