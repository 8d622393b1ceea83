/// The detection of a quick movement in a direction.
struct SwipeProgress: Equatable, Sendable {
  /// The required distance along the direction, in points.
  static let distance: CGFloat = 50
  /// The maximum deviation across the direction, in points.
  static let deviation: CGFloat = 50
  /// The maximum duration in seconds.
  static let duration: TimeInterval = 0.5

  /// Returns the verdict for a movement.
  static func verdict(way: CGVector, allowed: UISwipeGestureRecognizer.Direction, seconds: TimeInterval) -> GestureVerdict {
    guard seconds <= duration else { return .fail }
    let isSideways = abs(way.dx) >= abs(way.dy)
    let along = isSideways ? way.dx : way.dy, aside = isSideways ? way.dy : way.dx
    guard abs(aside) <= deviation else { return .fail }
    let direction: UISwipeGestureRecognizer.Direction = isSideways ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    if abs(along) >= distance { return allowed.contains(direction) ? .recognise : .fail }
    // A finger that clearly moves in another direction makes the gesture fail at once.
    return abs(along) > PanProgress.hysteresis * 2 && !allowed.contains(direction) ? .fail : .wait
  }
}
