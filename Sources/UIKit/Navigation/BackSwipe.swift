/// The interactive pop transition. A swipe from the leading edge moves the top controller out, and can also bring it back.
final class BackSwipe: UIPercentDrivenInteractiveTransition {
  /// The speed in points per second above which the direction of the swipe decides, at any distance.
  private static let flick: CGFloat = 300

  weak var navigation: UINavigationController?
  private var isPopping = false

  func pan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let direction: CGFloat = view.isRightToLeft ? -1 : 1
    let part = direction * pan.translation(in: view).x / max(view.bounds.width, 1)
    switch pan.state {
    case .began:
      guard let navigation, navigation.canPopNow else { return }
      isPopping = true
      navigation.swipeBack(with: self)
      update(part)
    case .changed: if isPopping { update(part) }
    default:
      guard isPopping else { return }
      isPopping = false
      if pan.state == .ended { update(part) }
      let speed = direction * pan.velocity(in: view).x
      let goes = pan.state == .ended && (abs(speed) > Self.flick ? speed > 0 : percentComplete > 0.5)
      if goes { finish() } else { cancel() }
    }
  }
}

/// The default delegate of the gesture recognizer. Programs can replace it.
extension BackSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { navigation?.canSwipeBack ?? false }
}
