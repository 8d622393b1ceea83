/// Notifies a bar about the position of the content that it covers.
@MainActor
final class ContentFollower {
  private(set) weak var scrollView: UIScrollView?
  private let onMove: () -> Void

  /// - Parameter onMove: called when the content is scrolled, or when its size or insets change.
  init(onMove: @escaping () -> Void) { self.onMove = onMove }

  func follow(_ next: UIScrollView?) {
    guard next !== scrollView else { return }
    scrollView?.followers.removeAll { $0 === self }
    scrollView = next
    next?.followers.append(self)
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
