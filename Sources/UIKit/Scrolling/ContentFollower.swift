/// Tells a bar how the content that it covers stands.
@MainActor
final class ContentFollower {
  private(set) weak var scrollView: UIScrollView?
  private let onMove: () -> Void

  /// - Parameter onMove: the content was scrolled, or has another size or other insets.
  init(onMove: @escaping () -> Void) { self.onMove = onMove }

  func follow(_ next: UIScrollView?) {
    guard next !== scrollView else { return }
    scrollView?.followers.removeAll { $0 === self }
    scrollView = next
    next?.followers.append(self)
  }

  func contentMoved() { onMove() }

  /// Points by which the content is away from its top; less than zero where it is pulled down, zero where nothing scrolls.
  var distanceFromTop: CGFloat { scrollView.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0 }

  /// Nothing of the content is below a bar at the bottom. True where nothing scrolls.
  var isAtBottom: Bool {
    guard let scrollView else { return true }
    let end = scrollView.contentSize.height - scrollView.contentOffset.y
    return end <= scrollView.bounds.height - scrollView.adjustedContentInset.bottom
  }
}
