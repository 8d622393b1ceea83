import Glibc

// The deprecated atomic operations and spin locks. All use one lock of the process, which is correct but slower than Apple's
// implementation.

nonisolated(unsafe) private let lock: UnsafeMutablePointer<pthread_mutex_t> = {
  let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  pthread_mutex_init(lock, nil)
  return lock
}()
func locked<Result>(_ body: () -> Result) -> Result {
  pthread_mutex_lock(lock)
  defer { pthread_mutex_unlock(lock) }
  return body()
}

public typealias OSSpinLock = Int32
public let OS_SPINLOCK_INIT: OSSpinLock = 0
public func OSSpinLockTry(_ __lock: UnsafeMutablePointer<OSSpinLock>) -> Bool { OSAtomicCompareAndSwap32(0, 1, __lock) }
public func OSSpinLockLock(_ __lock: UnsafeMutablePointer<OSSpinLock>) { while !OSSpinLockTry(__lock) { sched_yield() } }
public func OSSpinLockUnlock(_ __lock: UnsafeMutablePointer<OSSpinLock>) { locked { __lock.pointee = 0 } }

private func swap<Value: Equatable>(_ old: Value, _ new: Value, _ value: UnsafeMutablePointer<Value>) -> Bool {
  locked {
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}
private func change<Value>(_ value: UnsafeMutablePointer<Value>, _ body: (Value) -> Value) -> Value {
  locked {
    value.pointee = body(value.pointee)
    return value.pointee
  }
}
public func OSAtomicCompareAndSwap32(_ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>) -> Bool {
  swap(__oldValue, __newValue, __theValue)
}
@discardableResult
public func OSAtomicAdd32(_ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  change(__theValue) { $0 &+ __theAmount }
}
@discardableResult
public func OSAtomicIncrement32(_ __theValue: UnsafeMutablePointer<Int32>) -> Int32 { change(__theValue) { $0 &+ 1 } }
@discardableResult
public func OSAtomicDecrement32(_ __theValue: UnsafeMutablePointer<Int32>) -> Int32 { change(__theValue) { $0 &- 1 } }
public func OSAtomicCompareAndSwap64(_ __oldValue: Int64, _ __newValue: Int64, _ __theValue: UnsafeMutablePointer<Int64>) -> Bool {
  swap(__oldValue, __newValue, __theValue)
}
@discardableResult
public func OSAtomicAdd64(_ __theAmount: Int64, _ __theValue: UnsafeMutablePointer<Int64>) -> Int64 {
  change(__theValue) { $0 &+ __theAmount }
}
@discardableResult
public func OSAtomicIncrement64(_ __theValue: UnsafeMutablePointer<Int64>) -> Int64 { change(__theValue) { $0 &+ 1 } }
@discardableResult
public func OSAtomicDecrement64(_ __theValue: UnsafeMutablePointer<Int64>) -> Int64 { change(__theValue) { $0 &- 1 } }
public func OSAtomicCompareAndSwapInt(_ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>) -> Bool {
  swap(__oldValue, __newValue, __theValue)
}
public func OSAtomicCompareAndSwapLong(_ __oldValue: Int, _ __newValue: Int, _ __theValue: UnsafeMutablePointer<Int>) -> Bool {
  swap(__oldValue, __newValue, __theValue)
}
public func OSAtomicCompareAndSwapPtr(
  _ __oldValue: UnsafeMutableRawPointer?, _ __newValue: UnsafeMutableRawPointer?,
  _ __theValue: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(__oldValue, __newValue, __theValue) }
public func OSAtomicCompareAndSwap32Barrier(_ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>) -> Bool {
  swap(__oldValue, __newValue, __theValue)
}
@discardableResult
public func OSAtomicAdd32Barrier(_ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>) -> Int32 {
  change(__theValue) { $0 &+ __theAmount }
}
@discardableResult
public func OSAtomicIncrement32Barrier(_ __theValue: UnsafeMutablePointer<Int32>) -> Int32 { change(__theValue) { $0 &+ 1 } }
@discardableResult
public func OSAtomicDecrement32Barrier(_ __theValue: UnsafeMutablePointer<Int32>) -> Int32 { change(__theValue) { $0 &- 1 } }
public func OSAtomicCompareAndSwap64Barrier(_ __oldValue: Int64, _ __newValue: Int64, _ __theValue: UnsafeMutablePointer<Int64>) -> Bool {
  swap(__oldValue, __newValue, __theValue)
}
@discardableResult
public func OSAtomicAdd64Barrier(_ __theAmount: Int64, _ __theValue: UnsafeMutablePointer<Int64>) -> Int64 {
  change(__theValue) { $0 &+ __theAmount }
}
@discardableResult
public func OSAtomicIncrement64Barrier(_ __theValue: UnsafeMutablePointer<Int64>) -> Int64 { change(__theValue) { $0 &+ 1 } }
@discardableResult
public func OSAtomicDecrement64Barrier(_ __theValue: UnsafeMutablePointer<Int64>) -> Int64 { change(__theValue) { $0 &- 1 } }
public func OSAtomicCompareAndSwapIntBarrier(_ __oldValue: Int32, _ __newValue: Int32, _ __theValue: UnsafeMutablePointer<Int32>) -> Bool {
  swap(__oldValue, __newValue, __theValue)
}
public func OSAtomicCompareAndSwapLongBarrier(_ __oldValue: Int, _ __newValue: Int, _ __theValue: UnsafeMutablePointer<Int>) -> Bool {
  swap(__oldValue, __newValue, __theValue)
}
public func OSAtomicCompareAndSwapPtrBarrier(
  _ __oldValue: UnsafeMutableRawPointer?, _ __newValue: UnsafeMutableRawPointer?,
  _ __theValue: UnsafeMutablePointer<UnsafeMutableRawPointer?>
) -> Bool { swap(__oldValue, __newValue, __theValue) }
public func OSMemoryBarrier() { locked {} }
