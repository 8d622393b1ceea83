/// Notifies a bar about the position of the content that it covers.
@MainActor
final class ContentFollower {
  private(set) weak var scrollView: UIScrollView?
  private let onMove: () -> Void
  /// Returns the height in points by which the bar is lower than the safe area that it adds to the content.
  let collapsedHeight: () -> CGFloat

  /// - Parameter onMove: called when the content is scrolled, or when its size or insets change.
  init(collapsedHeight: @escaping () -> CGFloat = { 0 }, onMove: @escaping () -> Void) {
    self.collapsedHeight = collapsedHeight
    self.onMove = onMove
  }

  func follow(_ next: UIScrollView?) {
    guard next !== scrollView else { return }
    scrollView?.followers.removeAll { $0 === self }
    scrollView = next
    next?.followers.append(self)
  }

  /// Lets the automatic edge effect of the content be drawn below the bar, if the look has one.
  /// - Parameter isBare: whether the bar is shown and has no background.
  func cover(_ edge: UIRectEdge, isBare: Bool) {
    guard let scrollView else { return }
    let isDrawn = isBare && scrollView.interfaceLook.automaticEdge == .soft
    guard isDrawn || scrollView.edges != nil else { return }
    scrollView.madeEdges.setBareBar(isDrawn, at: edge, of: scrollView)
  }

  func contentMoved() { onMove() }

  /// The distance of the content from its top position, in points; negative if it is pulled down, zero without a scroll view.
  var distanceFromTop: CGFloat { scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0 }

  /// Whether no content lies below the bottom bar. True without a scroll view.
  var isAtBottom: Bool {
    guard let scrollView else { return true }
    let end = scrollView.contentSize.height - scrollView.contentOffset.y
    return end <= scrollView.bounds.height - scrollView.adjustedContentInset.bottom
  }
}

extension UIScrollView {
  /// The insets of the part of the view that no bar covers now. A navigation bar whose large title or search bar has collapsed covers less
  /// than `adjustedContentInset`, which does not change during scrolling.
  var visibleContentInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top -= followers.reduce(0) { $0 + $1.collapsedHeight() }
    return inset
  }
}
