import Synchronization

/// Memory that C-like functions hand out, and that nobody gives back: the newest pieces stay, as they would in an autorelease pool.
final class RecentMemory: Sendable {
  static let shared = RecentMemory()

  private struct Piece {
    let address: Int
    let free: @Sendable () -> Void
  }

  /// So many pieces stay.
  private let limit = 1_024
  private let pieces = Mutex<[Piece]>([])

  /// A copy of the bytes.
  func bytes(_ data: Data) -> UnsafeMutablePointer<UInt8>? {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, data.count))
    _ = memory.initialize(from: data)
    let address = Int(bitPattern: memory.baseAddress)
    keep(Piece(address: address) { UnsafeMutablePointer<UInt8>(bitPattern: address)?.deallocate() })
    return memory.baseAddress
  }

  /// A place for an object, which is nil at first.
  func place<Value>(_ type: Value?.Type) -> UnsafeMutablePointer<Value?> {
    let memory = UnsafeMutablePointer<Value?>.allocate(capacity: 1)
    memory.initialize(to: nil)
    let address = Int(bitPattern: memory)
    keep(
      Piece(address: address) {
        guard let memory = UnsafeMutablePointer<Value?>(bitPattern: address) else { return }
        memory.deinitialize(count: 1)
        memory.deallocate()
      })
    return memory
  }

  private func keep(_ piece: Piece) {
    let oldest = pieces.withLock { pieces -> Piece? in
      pieces.append(piece)
      return pieces.count > limit ? pieces.removeFirst() : nil
    }
    oldest?.free()
  }
}
