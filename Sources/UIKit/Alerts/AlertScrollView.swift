import CoreGraphics

/// A part of an alert, which scrolls if its content is higher than its frame. Scrolling may begin on a button.
final class AlertScrollView: UIScrollView {
  init() {
    super.init(frame: .zero)
    // The card keeps clear of the safe area itself.
    contentInsetAdjustmentBehavior = .never
    delaysContentTouches = false
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  override func touchesShouldCancel(in view: UIView) -> Bool { view is AlertButton || super.touchesShouldCancel(in: view) }

  /// Whether the content is higher than the view.
  private(set) var overflows = false

  /// Sets the frame of the part in its card, and the height of its content in points.
  /// - Returns: whether either has changed.
  @discardableResult
  func place(_ target: CGRect, contentHeight: CGFloat) -> Bool {
    let size = CGSize(width: target.width, height: contentHeight)
    guard frame != target || contentSize != size else { return false }
    frame = target
    contentSize = size
    overflows = contentHeight > target.height
    // Without clipping, a scaled card has the edges of the card only.
    clipsToBounds = overflows
    isScrollEnabled = overflows
    contentOffset.y = max(0, min(contentOffset.y, contentHeight - target.height))
    return true
  }
}
