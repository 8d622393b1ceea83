import Foundation
import Raster

/// Shows frames on a display from any thread.
package protocol FramePresenter: AnyObject, Sendable {
  /// The display's clock from any thread, by which animations go on while the main thread is late; nil: they wait for it.
  var clock: (@Sendable () -> TimeInterval)? { get }
  /// Shows the part of `buffer` that changed, in pixels; it may be empty.
  /// - Parameter duration: the seconds that the frame took to composite.
  func present(_ damage: Region, of buffer: PixelBuffer, after duration: TimeInterval)
}
