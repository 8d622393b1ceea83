/// The interactive pop: a finger from the edge where lines begin takes the top controller away, and can bring it back.
final class BackSwipe: UIPercentDrivenInteractiveTransition {
  /// Points from the edge in which a finger must come down.
  static let edge: CGFloat = 24
  /// Points that it goes before the pop begins.
  private static let threshold: CGFloat = 10
  /// Points a second that decide, whatever the way.
  private static let flick: CGFloat = 300

  weak var navigation: UINavigationController?
  private var touch: UITouch?
  private var start = CGPoint.zero
  private var isPopping = false
  private var velocity = ScrollVelocity()

  func follows(_ touch: UITouch) -> Bool { self.touch === touch }

  func observe(_ touches: Set<UITouch>, phase: UITouch.Phase, in view: UIView) -> Bool {
    if phase == .began {
      guard isFree, let first = touches.first, mayBegin(view.mirror(first.location(in: view))) else { return false }
      touch = first
      start = view.mirror(first.location(in: view))
      velocity.reset()
      velocity.add(start, at: first.timestamp)
      return false
    }
    guard let touch, touches.contains(touch) else { return false }
    let place = view.mirror(touch.location(in: view))
    velocity.add(place, at: touch.timestamp)
    if phase == .moved { return move(to: place, in: view) }
    guard phase == .ended || phase == .cancelled else { return isPopping }
    self.touch = nil
    guard isPopping else { return false }
    isPopping = false
    let speed = phase == .ended ? velocity.value(at: touch.timestamp).dx : 0
    let goes = phase == .ended && (abs(speed) > Self.flick ? speed > 0 : percentComplete > 0.5)
    if goes { finish() } else { cancel() }
    return true
  }

  /// No finger is followed. One that a view took is not heard of again.
  private var isFree: Bool { touch.map { $0.phase == .ended || $0.phase == .cancelled } ?? true }

  private func move(to place: CGPoint, in view: UIView) -> Bool {
    let way = CGVector(dx: place.x - start.x, dy: place.y - start.y)
    if !isPopping {
      guard way.dx > Self.threshold, way.dx > abs(way.dy), let navigation, mayBegin(start) else { return false }
      isPopping = true
      navigation.swipeBack(with: self)
    }
    update((place.x - start.x) / max(view.bounds.width, 1))
    return true
  }

  private func mayBegin(_ point: CGPoint) -> Bool {
    guard point.x <= Self.edge, let navigation else { return false }
    return navigation.canSwipeBack
  }
}
