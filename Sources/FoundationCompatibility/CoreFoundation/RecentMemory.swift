import Synchronization

/// Memory that functions of Objective-C's kind hand out, and that nobody gives back: the newest pieces stay, as they would in an autorelease pool.
final class RecentMemory: Sendable {
  static let shared = RecentMemory()

  /// So many pieces stay.
  private let limit = 1_024
  private let pieces = Mutex<[@Sendable () -> Void]>([])

  /// A place for an object, which is nil at first.
  func place<Value>(_ type: Value?.Type) -> UnsafeMutablePointer<Value?> {
    let memory = UnsafeMutablePointer<Value?>.allocate(capacity: 1)
    memory.initialize(to: nil)
    let address = Int(bitPattern: memory)
    let oldest = pieces.withLock { pieces -> (@Sendable () -> Void)? in
      pieces.append {
        guard let memory = UnsafeMutablePointer<Value?>(bitPattern: address) else { return }
        memory.deinitialize(count: 1)
        memory.deallocate()
      }
      return pieces.count > limit ? pieces.removeFirst() : nil
    }
    oldest?()
    return memory
  }
}
