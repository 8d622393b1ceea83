import Foundation
import Raster

/// A frame that a window showed.
package struct ShownFrame: Sendable {
  /// When, in seconds of the machine's monotonic clock.
  package var time: TimeInterval
  /// What it took to make, in seconds.
  package var duration: TimeInterval
  /// In pixels; empty where nothing changed.
  package var damage: Region
}
