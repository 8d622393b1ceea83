/// A view that a finger moves before it scrolls content in it.
@MainActor protocol DragClaimant: UIView {
  /// - Parameter way: points that the finger has gone since it came down.
  /// - Returns: true keeps the touch from the scroll view.
  func claims(_ touch: UITouch, from scrollView: UIScrollView, moved way: CGVector) -> Bool
}
