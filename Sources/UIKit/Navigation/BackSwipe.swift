/// The interactive pop: a finger from the edge where lines begin takes the top controller away, and can bring it back.
final class BackSwipe: UIPercentDrivenInteractiveTransition {
  /// Points a second that decide, whatever the way.
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

/// Programs may put another delegate in its place.
extension BackSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { navigation?.canSwipeBack ?? false }
}
