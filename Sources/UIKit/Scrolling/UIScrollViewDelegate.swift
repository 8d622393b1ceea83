import CoreGraphics

/// The delegate of a scroll view. Every method has a default that does nothing. Apple: UIScrollViewDelegate.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content offset has changed for any reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger has moved far enough to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger lifts. `velocity` is in points per millisecond; `targetContentOffset` is the offset at which the
  /// content will stop, and can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger has lifted. `decelerate` is true if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called at the end of an animation by `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed. Default nil, which prevents zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the scale has changed for any reason.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar may scroll the content to its top. Default true. Not called on Linux, like the next method: there is
  /// no status bar.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the adjusted content inset has changed, because of the safe area or the content inset.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  private func receiver(_ method: String = #function) -> (any UIScrollViewDelegate)? { forwardingTarget(of: self, method) }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { receiver()?.scrollViewDidScroll(scrollView) }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { receiver()?.scrollViewWillBeginDragging(scrollView) }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { receiver()?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    receiver()?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { receiver()?.scrollViewWillBeginDecelerating(scrollView) }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { receiver()?.scrollViewDidEndDecelerating(scrollView) }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { receiver()?.scrollViewDidEndScrollingAnimation(scrollView) }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { receiver()?.viewForZooming(in: scrollView) }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    receiver()?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { receiver()?.scrollViewDidZoom(scrollView) }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    receiver()?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    receiver()?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { receiver()?.scrollViewDidScrollToTop(scrollView) }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    receiver()?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
