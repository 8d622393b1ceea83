import Foundation
import Synchronization

/// Apple: os_unfair_lock. Its word is always 0; the real lock is in a table.
public struct os_unfair_lock: Sendable {
  var word: UInt32 = 0
  public init() {}
}

public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

// On Linux the word of the lock has no wait queue. The locks are stored in a table by address.
private final class LockTable: Sendable {
  static let shared = LockTable()
  private let locks = Mutex<[UInt: NSLock]>([:])

  func lock(_ address: os_unfair_lock_t) -> NSLock {
    locks.withLock { table in
      let key = UInt(bitPattern: address)
      if let lock = table[key] { return lock }
      let lock = NSLock()
      table[key] = lock
      return lock
    }
  }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { LockTable.shared.lock(lock).lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { LockTable.shared.lock(lock).unlock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { LockTable.shared.lock(lock).try() }
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// A lock with the state that it protects (Apple: OSAllocatedUnfairLock).
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Unchecked: the state is accessed only under the lock.
  fileprivate final class Storage {
    // Accessed only under `lock`.
    var state: State
    let lock = NSLock()
    init(_ state: State) { self.state = state }
  }
  fileprivate let storage: Storage

  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
}
