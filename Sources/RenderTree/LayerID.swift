import Foundation

/// Names a layer for the life of the process; never reused.
package struct LayerID: Hashable, Sendable, CustomStringConvertible {
  package let value: UInt64

  package init() { value = LayerID.counter.next() }

  package var description: String { "layer \(value)" }

  private static let counter = Counter()

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var last: UInt64 = 0

    func next() -> UInt64 {
      lock.lock()
      defer { lock.unlock() }
      last += 1
      return last
    }
  }
}
