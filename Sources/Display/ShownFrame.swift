import Foundation
import Raster

/// A frame that a window showed.
package struct ShownFrame: Sendable {
  /// The time at which it was shown, in seconds of the machine's monotonic clock.
  package var time: TimeInterval
  /// The time for making it, in seconds.
  package var duration: TimeInterval
  /// The damage in pixels; empty if nothing changed.
  package var damage: Region

  package init(time: TimeInterval, duration: TimeInterval, damage: Region) {
    (self.time, self.duration, self.damage) = (time, duration, damage)
  }
}
