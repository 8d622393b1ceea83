/// The scroll view delegate of a page view controller.
final class PageScroller: NSObject, UIScrollViewDelegate {
  weak var pages: UIPageViewController?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { pages?.scrolled() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pages?.endTurn() }
  }
  /// If a new touch stopped the page on its way, the turn continues with that touch.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !scrollView.isTracking { pages?.endTurn() } }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pages?.endTurn() }
}
