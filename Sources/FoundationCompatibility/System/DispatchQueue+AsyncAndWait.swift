import Dispatch

extension DispatchQueue {
  /// Runs a closure and waits for it (Apple: asyncAndWait(execute:)). Dispatch on Linux has no such function. Here the closure may run on the
  /// caller's thread, as with `sync`; on Apple's systems it runs where the queue's other blocks run.
  @discardableResult
  public func asyncAndWait<Result>(flags: DispatchWorkItemFlags = [], execute work: () throws -> Result) rethrows -> Result {
    try sync(flags: flags, execute: work)
  }

  public func asyncAndWait(execute workItem: DispatchWorkItem) { sync(execute: workItem) }
}
