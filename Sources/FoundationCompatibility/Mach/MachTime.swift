import Glibc

/// Returns the ticks of the monotonic clock, in nanoseconds.
public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The length of a tick of `mach_absolute_time`: `numer / denom` nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32 = 0
  public var denom: UInt32 = 0
  public init() {}
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
