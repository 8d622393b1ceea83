/// The blocks with which file presenters reacquire the items that they have relinquished for a coordinated access.
final class RelinquishedItems: @unchecked Sendable {
  // Sendable, since every access to the list holds the lock, and presenters are called on their own queues only.
  private let lock = NSLock()
  private var list: [(queue: OperationQueue, reacquire: @Sendable () -> Void)] = []

  /// Returns the block that a presenter gets in `relinquishPresentedItem(toReader:)` and `relinquishPresentedItem(toWriter:)`.
  func relinquishBlock(
    from presenter: any NSFilePresenter, _ answer: @escaping @Sendable ((any Error)?) -> Void
  ) -> @Sendable ((@Sendable () -> Void)?) -> Void {
    let queue = presenter.presentedItemOperationQueue
    return { reacquire in
      if let reacquire { self.lock.withLock { self.list.append((queue, reacquire)) } }
      answer(nil)
    }
  }

  /// Calls the blocks, each on the queue of its presenter, when the access is over.
  func reacquire() {
    for (queue, reacquire) in lock.withLock({ list }) { queue.addOperation(reacquire) }
  }
}
