import Foundation
import Raster

/// A screen that shows pixels and delivers events.
///
/// A turn is one iteration of the run loop. In each turn, events are passed to the delegate one by one, then `displayWillSleep(_:)` ends
/// the turn. While `wantsFrames` is true, `displayFrame(_:at:)` is called at each refresh; the delegate then composites into `buffer` and
/// calls `present(_:)`.
@MainActor
package protocol Display: AnyObject {
  /// The size in points.
  var size: CGSize { get }
  /// The number of pixels per point.
  var scale: CGFloat { get }
  /// The time in seconds, which never goes back. It is the only clock that views and animations use.
  var now: TimeInterval { get }
  /// The number of frames per second.
  var refreshRate: Double { get }
  var delegate: (any DisplayDelegate)? { get set }
  /// The buffer to composite into: the whole screen in pixels, with the contents of the last frame. After each `displayDidChange(_:)`
  /// it is a new object with undefined contents.
  var buffer: PixelBuffer { get }
  /// Shows the changed part of `buffer`. The damage is in pixels.
  func present(_ damage: Region)
  /// Shows frames that another thread composites, if the display can be used from there; `present(_:)` is then not called. nil otherwise.
  var presenter: (any FramePresenter)? { get }
  /// Whether `displayFrame(_:at:)` is called at each refresh, as long as the screen is visible. After a
  /// pause the first frame is called at once.
  var wantsFrames: Bool { get set }
  /// Whether frames are visible. If not, no frames are composited, but display links and animations continue.
  var showsFrames: Bool { get }
  /// Makes a turn end soon, so that `displayWillSleep(_:)` is called.
  func wake()
  /// The text of the desktop's clipboard, which is shared with other programs; nil if there is none.
  var clipboardText: String? { get set }
  /// The desktop's clipboard with all types; nil if the display exchanges text alone.
  var clipboard: (any DisplayClipboard)? { get }
  /// Begins to offer a drag to other programs. Returns nil if the display cannot.
  func beginDrag(_ offer: DataOffer) -> (any OutgoingDrag)?
  /// The frame of the text input, in points, beside which an input method shows its candidates; nil if no text is being entered.
  var textInputArea: CGRect? { get set }
  /// The title of the window.
  var title: String { get set }
  /// The shape of the pointer. A display without a pointer stores it.
  var cursor: CursorShape { get set }
  /// Opens an address with the desktop's program for it. Returns whether there is such a program.
  func open(_ url: URL) -> Bool
  /// Whether the display belongs to a desktop that can open addresses.
  var opensURLs: Bool { get }
  /// The frame of the contents on the desktop in the desktop's units, as far as the window system tells it; nil if there is no desktop.
  var desktopFrame: CGRect? { get }
  /// Serves events, `RunLoop.main`, `DispatchQueue.main` and main-actor tasks until `stop()` is called.
  func run()
  /// Makes `run()` return at the end of this turn.
  func stop()
}

extension Display {
  /// The bounds of the whole screen, in pixels.
  package var pixelBounds: PixelRect { buffer.bounds }

  package var presenter: (any FramePresenter)? { nil }
  package var showsFrames: Bool { true }
  package var opensURLs: Bool { false }
  package var clipboard: (any DisplayClipboard)? { nil }
  package func beginDrag(_ offer: DataOffer) -> (any OutgoingDrag)? { nil }
  package var desktopFrame: CGRect? { nil }
  package func open(_ url: URL) -> Bool { false }
}
