import QuartzCore

/// Calls a block's completion when its last animation has ended: with true when all ran to their end.
@MainActor
final class BlockCompletion: NSObject, CAAnimationDelegate {
  var handler: ((Bool) -> Void)?
  /// Called once, when the first animation begins.
  var startHandler: (() -> Void)?
  private var pending = 0
  private var isClosed = false
  private var allFinished = true

  init(_ handler: ((Bool) -> Void)?) { self.handler = handler }

  func enter() { pending += 1 }

  /// The block is over; without animations the completion comes with the end of the turn.
  func close() {
    isClosed = true
    finishIfPossible()
  }

  func animationDidStart(_ anim: CAAnimation) {
    guard let handler = startHandler else { return }
    startHandler = nil
    handler()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    pending -= 1
    if !flag { allFinished = false }
    finishIfPossible()
  }

  private func finishIfPossible() {
    guard isClosed, pending == 0, let handler else { return }
    let finished = allFinished
    CATransaction.ledger.afterCommit { handler(finished) }
  }
}
