import Foundation

/// The identity of a layer for the lifetime of the process. Values are never reused.
package struct LayerID: Hashable, Sendable, CustomStringConvertible {
  package let value: UInt64

  package init() { value = LayerID.counter.next() }

  private init(value: UInt64) { self.value = value }

  /// Returns the identity of the layer's copy at `index` in a replicator.
  func copy(_ index: Int) -> LayerID { LayerID(value: value | UInt64(index + 1) << 44) }

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
