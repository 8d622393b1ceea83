import Foundation
import Raster

/// The clock of displays, and of the events that shells send to hosts: that of the hardware, in seconds.
package enum HostClock {
  package static var now: TimeInterval { HardwareClock.seconds }
}
