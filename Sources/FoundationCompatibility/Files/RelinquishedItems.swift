/// What presenters do when an access, for which they gave up their item, is over.
final class RelinquishedItems: @unchecked Sendable {
  // Sendable, since every access to the list holds the lock, and presenters are called on their own queues only.
  private let lock = NSLock()
  private var list: [(queue: OperationQueue, reacquire: @Sendable () -> Void)] = []

  /// Returns the block that a presenter gets in `relinquishPresentedItem(toReader:)` and `relinquishPresentedItem(toWriter:)`.
  func taking(
    from presenter: any NSFilePresenter, _ answer: @escaping @Sendable ((any Error)?) -> Void
  ) -> @Sendable ((@Sendable () -> Void)?) -> Void {
    let queue = presenter.presentedItemOperationQueue
    return { reacquire in
      if let reacquire { self.lock.withLock { self.list.append((queue, reacquire)) } }
      answer(nil)
    }
  }

  /// Lets the presenters use their items again.
  func giveBack() {
    for (queue, reacquire) in lock.withLock({ list }) { queue.addOperation(reacquire) }
  }
}
