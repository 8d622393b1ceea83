import Foundation
import Synchronization

/// Apple: os_unfair_lock. Its word is always 0; the actual lock is in a table.
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
