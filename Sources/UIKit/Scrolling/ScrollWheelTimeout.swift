import QuartzCore

/// Calls an action when a scroll wheel has not turned for a while.
@MainActor
final class ScrollWheelTimeout {
  /// The time in seconds after which a wheel counts as stopped.
  private static let pause: TimeInterval = 0.15
  private var link: CADisplayLink?
  private var end: TimeInterval = 0
  /// The content offset before the wheel began to turn.
  private(set) var start: CGPoint?

  /// Called for each turn of the wheel.
  func turned(from offset: CGPoint, then action: @escaping @MainActor (_ start: CGPoint) -> Void) {
    start = start ?? offset
    end = CACurrentMediaTime() + Self.pause
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      guard link.timestamp >= self.end, let start = self.start else { return }
      self.cancel()
      action(start)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func cancel() {
    link?.invalidate()
    link = nil
    start = nil
  }
}

extension UIScrollView {
  /// Returns the multiple of `step` near `offset` at which content comes to rest after a wheel has moved it from `start`: the nearest one,
  /// or the next one in the direction of the movement, so that a short turn is not lost.
  static func stop(_ offset: CGFloat, from start: CGFloat, step: CGFloat) -> CGFloat {
    guard step > 0, offset != start else { return offset }
    let first = (start / step).rounded()
    var stop = (offset / step).rounded()
    if stop == first { stop += offset > start ? 1 : -1 }
    return stop * step
  }
}
