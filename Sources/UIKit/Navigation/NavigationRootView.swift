/// The view of a navigation controller: a finger that comes in from its left edge goes back.
final class NavigationRootView: UIView, TouchObserver, DragClaimant {
  weak var swipe: BackSwipe?

  func observe(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) -> Bool {
    swipe?.observe(touches, phase: phase, in: self) ?? false
  }

  func claims(_ touch: UITouch, from scrollView: UIScrollView, moved way: CGVector) -> Bool {
    swipe?.follows(touch) == true && abs(way.dx) > abs(way.dy)
  }
}
