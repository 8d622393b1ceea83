import Foundation

extension NSManagedObjectContext {
  /// The context that performs the current block; nil outside of `perform` and `performAndWait`.
  @TaskLocal static var performing: NSManagedObjectContext?

  /// Performs a block on the context's queue: the main queue, or the queue of a private context.
  public func perform(_ block: @escaping () -> Void) {
    let work = Confined(value: block)
    let queue = concurrencyType == .privateQueueConcurrencyType ? queue : DispatchQueue.main
    queue.async { Self.$performing.withValue(self) { work.value() } }
  }

  /// Performs a block on the context's queue and waits for it. On that queue, it is performed at once.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try wait(for: block) }
  /// The method that Swift imports from Objective-C, for programs that pass it as a function.
  public func performAndWait(_ block: () -> Void) { wait(for: block) }

  private func wait<T>(for block: () throws -> T) rethrows -> T {
    func work() throws -> T { try Self.$performing.withValue(self) { try block() } }
    switch concurrencyType {
    case .privateQueueConcurrencyType where DispatchQueue.getSpecific(key: Self.queueKey) != ObjectIdentifier(self):
      return try queue.sync(execute: work)
    case .mainQueueConcurrencyType where !Thread.isMainThread: return try DispatchQueue.main.sync(execute: work)
    default: return try work()
    }
  }

  /// Performs a block on the context's queue and returns its result.
  /// - Parameter schedule: whether the block may be performed at once if the caller is on the context's queue.
  public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T {
    let work = Confined(value: block)
    let result: Result<T, any Error> = await withCheckedContinuation { continuation in
      let reply = Confined(value: continuation)
      perform { reply.value.resume(returning: Result { try work.value() }) }
    }
    return try Self.value(result) { throw $0 }
  }

  /// Returns the value of a result, or the result of `rescue` for its error.
  private static func value<T>(_ result: Result<T, any Error>, rescue: (any Error) throws -> T) rethrows -> T {
    switch result {
    case .success(let value): value
    case .failure(let error): try rescue(error)
    }
  }

  /// Registers an action with the undo manager, which belongs to the main actor. On other threads, changes cannot be undone.
  func registerUndo(_ action: @escaping () -> Void) {
    guard let undoManager, Thread.isMainThread else { return }
    let parts = Confined(value: (manager: undoManager, context: self, action: action))
    MainActor.assumeIsolated {
      let (manager, context, action) = parts.value
      manager.registerUndo(withTarget: context) { _ in action() }
    }
  }

  func forgetUndo() {
    guard let undoManager, Thread.isMainThread else { return }
    let manager = Confined(value: undoManager)
    MainActor.assumeIsolated { manager.value.removeAllActions() }
  }
}
