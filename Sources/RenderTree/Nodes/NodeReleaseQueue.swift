import Foundation

/// Frees the nodes of tall trees one after the other instead of recursively.
enum NodeReleaseQueue {
  private final class Queue: @unchecked Sendable {
    let lock = NSLock()
    var waiting: [NodeLinks] = []
    var isAtWork = false

    /// Frees the links of one waiting node. Returns whether there was any.
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

    /// Adds links to the queue. Returns whether the caller must empty the queue.
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

  /// Frees the links of a node that is being deinitialized.
  static func free(_ links: inout NodeLinks) {
    guard queue.put(&links) else { return }
    // Nodes whose last reference is released here call `free` themselves, which adds them to the queue.
    while queue.dropNext() {}
  }
}
