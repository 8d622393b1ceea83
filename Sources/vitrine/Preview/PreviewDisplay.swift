import Display
import Foundation
import Hosting
import SDLDisplay

/// A display that a preview can be shown on: a window, or the display of a host.
@MainActor
protocol PreviewDisplay: Display {
  /// Receives each event before the delegate. If it returns true, the event is not passed on.
  var eventFilter: (@MainActor (DisplayEvent) -> Bool)? { get set }
  /// Called after each frame.
  var frameObserver: (@MainActor (ShownFrame) -> Void)? { get set }
  /// The rate of the display's clock: 1 is real time, 0 stops it.
  var clockRate: Double { get set }
  /// Requests another size, in points.
  func resize(to size: CGSize)
  /// Shows texts above the picture.
  func show(_ panels: HostPanels)
  func close()
}

extension HostDisplay: PreviewDisplay {
  func show(_ panels: HostPanels) { self.panels = panels }
}

extension SDLDisplay: PreviewDisplay {
  func show(_ panels: HostPanels) { overlays = PreviewPanels(bounds: pixelBounds, scale: scale).overlays(of: panels) }
}
