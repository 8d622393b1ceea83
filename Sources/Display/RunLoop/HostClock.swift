import Dispatch
import Foundation

/// The machine's monotonic clock, in seconds.
enum HostClock {
  static var now: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
