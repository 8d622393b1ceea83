/// A quick stroke in one direction.
struct SwipeProgress: Equatable, Sendable {
  /// Points along the direction.
  static let distance: CGFloat = 50
  /// Points that it may go aside.
  static let deviation: CGFloat = 50
  /// Seconds.
  static let duration: TimeInterval = 0.5

  /// What a way means.
  static func verdict(way: CGVector, allowed: UISwipeGestureRecognizer.Direction, seconds: TimeInterval) -> GestureVerdict {
    guard seconds <= duration else { return .fail }
    let isSideways = abs(way.dx) >= abs(way.dy)
    let along = isSideways ? way.dx : way.dy, aside = isSideways ? way.dy : way.dx
    guard abs(aside) <= deviation else { return .fail }
    let direction: UISwipeGestureRecognizer.Direction = isSideways ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    if abs(along) >= distance { return allowed.contains(direction) ? .recognise : .fail }
    // A finger that goes another way for good is not waited for.
    return abs(along) > PanProgress.hysteresis * 2 && !allowed.contains(direction) ? .fail : .wait
  }
}
