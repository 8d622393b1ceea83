package import CoreText

/// Supplies sizes of a view that differ from those that the view itself calculates. A design tool uses it to lay out views with the sizes
/// that they have elsewhere. The views of an application have none.
@MainActor package protocol LayoutMetricsProvider {
  /// The insets from the frame to the alignment rectangle; nil for the view's own.
  var alignmentInsets: UIEdgeInsets? { get }

  /// Returns the intrinsic size of a view, with `noIntrinsicMetric` along an axis without one.
  /// - Parameters:
  ///   - width: the width in points at which the contents wrap; 0 if it is not known yet.
  ///   - natural: calculates the size that the view has in an application.
  func size(of view: UIView, forWidth width: CGFloat, natural: () -> CGSize) -> CGSize

  /// Returns the text of the view as it is drawn.
  func fitted(_ text: StyledText) -> StyledText
}

extension LayoutMetricsProvider {
  /// Returns the frame for an alignment rectangle; nil if the view's own method is to be used.
  func frame(of alignmentRect: CGRect) -> CGRect? {
    alignmentInsets.map { alignmentRect.inset(by: UIEdgeInsets(top: -$0.top, left: -$0.left, bottom: -$0.bottom, right: -$0.right)) }
  }
}

extension UIView {
  /// The sizes that replace the view's own in layout; nil in an application.
  package var layoutMetrics: (any LayoutMetricsProvider)? {
    get { viewState.layout?.metrics }
    set { layoutState.metrics = newValue }
  }

  /// Returns the intrinsic size for layout at a width.
  func layoutSize(forWidth width: CGFloat) -> CGSize {
    guard let metrics = layoutMetrics else { return naturalSize(forWidth: width) }
    return metrics.size(of: self, forWidth: width) { naturalSize(forWidth: width) }
  }
}
