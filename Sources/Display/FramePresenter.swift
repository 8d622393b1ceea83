import Foundation
import Raster

/// Shows frames on a display from any thread.
package protocol FramePresenter: AnyObject, Sendable {
  /// The display's clock for any thread, with which animations continue while the main thread is late; nil if they must wait for it.
  var clock: (@Sendable () -> TimeInterval)? { get }
  /// Shows the changed part of `buffer`. The damage is in pixels and may be empty.
  /// - Parameter duration: the time for compositing the frame, in seconds.
  func present(_ damage: Region, of buffer: PixelBuffer, after duration: TimeInterval)
}
