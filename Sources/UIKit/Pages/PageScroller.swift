/// Hears what the scroll view of a page view controller does.
final class PageScroller: NSObject, UIScrollViewDelegate {
  weak var pages: UIPageViewController?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { pages?.scrolled() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { pages?.endTurn() }
  }
  /// A finger that stops the page in mid-way goes on with it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !scrollView.isTracking { pages?.endTurn() } }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pages?.endTurn() }
}
