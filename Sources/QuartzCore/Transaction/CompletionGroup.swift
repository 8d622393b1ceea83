import Foundation

/// A completion block with the animations that it waits for.
@MainActor
package final class CompletionGroup {
  let block: () -> Void
  private var pending = 0
  private var isClosed = false
  private var isDone = false

  package init(block: @escaping () -> Void) { self.block = block }

  func enter() { pending += 1 }

  func leave() {
    pending -= 1
    finishIfPossible()
  }

  /// Declares that no more animations will be added.
  package func close() {
    isClosed = true
    finishIfPossible()
  }

  private func finishIfPossible() {
    guard isClosed, pending <= 0, !isDone else { return }
    isDone = true
    CATransaction.afterCommit(block)
  }
}
