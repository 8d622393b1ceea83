import CoreGraphics
import GestureMachines

/// The pan over rows that have actions. It begins only for a horizontal movement.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  private weak var swiping: RowSwiping?

  init(_ swiping: RowSwiping) {
    self.swiping = swiping
    super.init(target: swiping, action: Selector("handle:", RowSwiping.handle(_:)))
    maximumNumberOfTouches = 1
  }

  override func verdict(way: CGVector) -> GestureVerdict {
    guard abs(way.dx) >= PanProgress.hysteresis || abs(way.dy) >= PanProgress.hysteresis else { return .wait }
    guard abs(way.dx) > abs(way.dy), let swiping, swiping.begins(at: progress.start, towardsLeft: way.dx < 0) else { return .fail }
    return .recognise
  }
}
