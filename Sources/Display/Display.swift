import Foundation
import Raster

/// A screen that pixels are shown on and events come from.
///
/// One turn of the loop: events go to the delegate one by one, then `displayWillSleep(_:)` ends the turn. While `wantsFrames` is true,
/// `displayFrame(_:at:)` comes at each refresh; there the delegate composites into `buffer` and calls `present(_:)`.
@MainActor
package protocol Display: AnyObject {
  /// In points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }
  /// The only clock that views and animations know, in seconds. Never goes back.
  var now: TimeInterval { get }
  /// Frames per second.
  var refreshRate: Double { get }
  var delegate: (any DisplayDelegate)? { get set }
  /// What to composite into: the whole screen in pixels, holding what was composited last. Another object after every
  /// `displayDidChange(_:)`, the contents of which are undefined.
  var buffer: PixelBuffer { get }
  /// Shows the part of `buffer` that changed, in pixels.
  func present(_ damage: Region)
  /// What shows frames that another thread composites, where the display can be used from there; then `present(_:)` is not called.
  var presenter: (any FramePresenter)? { get }
  /// While true (and the screen is visible), `displayFrame(_:at:)` is called at each refresh. The first frame after a rest comes at once.
  var wantsFrames: Bool { get set }
  /// Whether anybody sees frames. Where nobody does, none is composited: display links and animations go on.
  var showsFrames: Bool { get }
  /// Makes sure that a turn ends soon, so that `displayWillSleep(_:)` is called.
  func wake()
  /// The text of the desktop's clipboard, which other programs share; nil where there is none.
  var clipboardText: String? { get set }
  /// Where text is typed, in points, so that an input method can stand beside; nil where none is.
  var textInputArea: CGRect? { get set }
  /// What a window shows above its contents.
  var title: String { get set }
  /// How the pointer looks; a display without one keeps the value.
  var cursor: CursorShape { get set }
  /// Gives an address to the program that the desktop opens it with. Returns whether there is one.
  func open(_ url: URL) -> Bool
  /// Whether the display is part of a desktop that opens addresses.
  var opensURLs: Bool { get }
  /// Serves events, `RunLoop.main`, `DispatchQueue.main` and main-actor tasks until `stop()`.
  func run()
  /// Lets `run()` return at the end of this turn.
  func stop()
}

extension Display {
  /// The whole screen, in pixels.
  package var pixelBounds: PixelRect { buffer.bounds }

  package var presenter: (any FramePresenter)? { nil }
  package var showsFrames: Bool { true }
  package var opensURLs: Bool { false }
  package func open(_ url: URL) -> Bool { false }
}
