/// The file presenters that were added, and the messages to them.
final class PresenterList: @unchecked Sendable {
  // Sendable, since every access to the list holds the lock.
  static let shared = PresenterList()

  private let lock = NSLock()
  private var list: [any NSFilePresenter] = []

  var presenters: [any NSFilePresenter] { lock.withLock { list } }

  func add(_ presenter: any NSFilePresenter) {
    lock.withLock { if !list.contains(where: { $0 === presenter }) { list.append(presenter) } }
  }

  func remove(_ presenter: any NSFilePresenter) { lock.withLock { list.removeAll { $0 === presenter } } }

  static func isSame(_ first: URL?, _ second: URL) -> Bool {
    first?.standardizedFileURL.path == second.standardizedFileURL.path
  }

  /// Whether the item at the first URL is that at the second one, or a folder that contains it.
  static func contains(_ first: URL?, _ second: URL) -> Bool {
    guard let first else { return false }
    return isSame(first, second) || second.standardizedFileURL.path.hasPrefix(first.standardizedFileURL.path + "/")
  }

  private struct Box: @unchecked Sendable {
    // Sendable, since presenters are called on their own queues only.
    var presenter: any NSFilePresenter
  }

  /// Calls a method of a presenter on its queue, without waiting for it.
  static func tell(_ presenter: any NSFilePresenter, _ message: @escaping @Sendable (any NSFilePresenter) -> Void) {
    let box = Box(presenter: presenter)
    presenter.presentedItemOperationQueue.addOperation { message(box.presenter) }
  }

  /// Calls a method of a presenter on its queue, and waits for its answer. On the presenter's own queue, the method is called at once.
  /// - Throws: the error with which the presenter answers.
  static func ask(
    _ presenter: any NSFilePresenter,
    _ message: @escaping @Sendable (any NSFilePresenter, @escaping @Sendable ((any Error)?) -> Void) -> Void
  ) throws {
    let answer = Answer()
    let box = Box(presenter: presenter)
    let queue = presenter.presentedItemOperationQueue
    if OperationQueue.current === queue || queue === OperationQueue.main && Thread.isMainThread {
      message(presenter) { answer.give($0) }
      // A presenter that answers later, on the queue that waits here, is not waited for.
      if let error = answer.error { throw error }
    } else {
      queue.addOperation { message(box.presenter) { answer.give($0) } }
      answer.wait()
      if let error = answer.error { throw error }
    }
  }

  private final class Answer: @unchecked Sendable {
    // Sendable, since every access to the error holds the lock.
    private let semaphore = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var stored: (any Error)?

    var error: (any Error)? { lock.withLock { stored } }

    func give(_ error: (any Error)?) {
      lock.withLock { stored = error }
      semaphore.signal()
    }

    func wait() { semaphore.wait() }
  }
}
