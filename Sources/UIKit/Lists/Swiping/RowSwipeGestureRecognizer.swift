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

  override func verdict(translation: CGVector) -> GestureVerdict {
    guard abs(translation.dx) >= PanProgress.hysteresis || abs(translation.dy) >= PanProgress.hysteresis else { return .wait }
    guard abs(translation.dx) > abs(translation.dy), let swiping, swiping.begins(at: progress.start, towardsLeft: translation.dx < 0) else {
      return .fail
    }
    return .recognise
  }
}
