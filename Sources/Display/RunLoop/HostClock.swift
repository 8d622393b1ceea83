import Dispatch
import Foundation

/// The machine's monotonic clock, in seconds.
package enum HostClock {
  package static var now: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
