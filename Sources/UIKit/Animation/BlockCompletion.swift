import QuartzCore

/// Calls a block's completion handler after its last animation has ended, with true if all animations ran to their end.
@MainActor
final class BlockCompletion: NSObject, CAAnimationDelegate {
  var handler: ((Bool) -> Void)?
  /// Called once, when the first animation begins.
  var startHandler: (() -> Void)?
  private var pending = 0
  private var isClosed = false
  private var allFinished = true

  init(_ handler: ((Bool) -> Void)?) { self.handler = handler }

  /// Returns the delegate of a single animation, which calls the handler when it ends.
  static func once(_ handler: @escaping (Bool) -> Void) -> BlockCompletion {
    let completion = BlockCompletion(handler)
    completion.enter()
    completion.close()
    return completion
  }

  func enter() { pending += 1 }

  /// Marks the block as complete. Without animations the handler is called at the end of the turn of the run loop.
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
    CATransaction.afterCommit { handler(finished) }
  }
}
