import Foundation

/// Frees what tall trees are made of level by level instead of one inside another.
enum NodeReaper {
  private final class Queue: @unchecked Sendable {
    let lock = NSLock()
    var waiting: [NodeLinks] = []
    var isAtWork = false

    /// Frees one that waits. Returns whether there was one.
    func dropNext() -> Bool {
      lock.lock()
      var last = NodeLinks()
      let isEmpty = waiting.isEmpty
      if isEmpty {
        isAtWork = false
      } else {
        swap(&last, &waiting[waiting.count - 1])
        waiting.removeLast()
      }
      lock.unlock()
      withExtendedLifetime(last) {}
      return !isEmpty
    }

    /// Returns whether the caller is to free what waits.
    func put(_ links: inout NodeLinks) -> Bool {
      lock.lock()
      defer { lock.unlock() }
      waiting.append(NodeLinks())
      swap(&waiting[waiting.count - 1], &links)
      defer { isAtWork = true }
      return !isAtWork
    }
  }

  private static let queue = Queue()

  /// Takes away the links of a node that goes.
  static func free(_ links: inout NodeLinks) {
    guard queue.put(&links) else { return }
    // Nodes that go with the last reference come back through `free`, and wait.
    while queue.dropNext() {}
  }
}
