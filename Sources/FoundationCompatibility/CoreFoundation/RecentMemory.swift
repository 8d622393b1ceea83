import Synchronization

/// Memory that functions in the style of Objective-C return and that no one frees. The newest blocks are kept, as in an autorelease pool.
final class RecentMemory: Sendable {
  static let shared = RecentMemory()

  /// The number of blocks that are kept.
  private let limit = 1_024
  private let blocks = Mutex<[@Sendable () -> Void]>([])

  /// Returns a pointer to memory for an object, initialized to nil.
  func allocate<Value>(_ type: Value?.Type) -> UnsafeMutablePointer<Value?> {
    let memory = UnsafeMutablePointer<Value?>.allocate(capacity: 1)
    memory.initialize(to: nil)
    let address = Int(bitPattern: memory)
    let oldest = blocks.withLock { blocks -> (@Sendable () -> Void)? in
      blocks.append {
        guard let memory = UnsafeMutablePointer<Value?>(bitPattern: address) else { return }
        memory.deinitialize(count: 1)
        memory.deallocate()
      }
      return blocks.count > limit ? blocks.removeFirst() : nil
    }
    oldest?()
    return memory
  }
}
