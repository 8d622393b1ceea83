import Display
import Foundation
import Hosting
import Raster
import SDLDisplay
import UIKit

/// A window that shows the pixels of a host and nothing else.
@MainActor
final class CanvasWindow: ShellFrontEnd, DisplayDelegate {
  private let supervisor: any HostSupervisor
  private var window: SDLDisplay?
  private var title = "Vitrine"
  private var hostPanels = HostPanels()
  private var notice: String?
  private(set) var failure: (any Error)?

  private let fillsScreen: Bool

  /// - Parameter fillsScreen: whether the window fills the screen and determines the size of the preview.
  init(_ supervisor: any HostSupervisor, fillsScreen: Bool = false) { (self.supervisor, self.fillsScreen) = (supervisor, fillsScreen) }

  /// Runs until the window is closed.
  /// - Throws: an error if no window can be opened.
  func run() throws {
    if let failure { throw failure }
    let signals = Launch.endOnSignals { [weak window] in window?.stop() }
    window?.run()
    for signal in signals { signal.cancel() }
    window?.close()
  }

  // MARK: ShellFrontEnd

  func hostConnected() {
    if let window { supervisor.send(.resize(width: window.size.width, height: window.size.height, scale: window.scale)) }
  }

  func received(_ message: HostMessage) {
    switch message {
    case .title(let title):
      self.title = title
      window?.title = title
    case .cursor(let name): window?.cursor = CursorShape(rawValue: name) ?? .arrow
    case .textInput(let area):
      window?.textInputArea = area.flatMap { $0.count == 4 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil }
    case .clipboard(let text): window?.clipboardText = text
    case .panels(let panels):
      hostPanels = panels
      showPanels()
    case .wantsSize(let width, let height): window?.resize(to: CGSize(width: width, height: height))
    case .open(let address): if let url = URL(string: address) { _ = window?.open(url) }
    case .bye: window?.stop()
    case .hello, .surface, .frame, .pong, .previews, .answer, .replayed: break
    }
  }

  func surfaceChanged(_ surface: HostSurface) {
    guard window == nil, failure == nil else { return }
    do {
      let metrics = DisplayMetrics(pixelWidth: surface.pixelWidth, pixelHeight: surface.pixelHeight, scale: surface.scale)
      let window = try SDLDisplay(title: title, size: metrics.size, scale: metrics.scale, isFullScreen: fillsScreen ? true : nil)
      window.delegate = self
      self.window = window
      // A window that fills the screen has its own size.
      if window.pixelBounds != metrics.pixelBounds { displayDidChange(window) }
      showPanels()
    } catch { failure = error }
  }

  func frameDrawn(_ damage: Region, in buffer: PixelBuffer) {
    guard let window, buffer.bounds == window.pixelBounds else { return }
    if window.buffer !== buffer {
      window.show(buffer)
    } else {
      window.present(damage)
    }
  }

  func noticeChanged(_ notice: String?) {
    self.notice = notice
    showPanels()
  }

  private func showPanels() {
    var shown = hostPanels
    if let notice { shown.notice = notice }
    window?.show(shown)
  }

  // MARK: Window

  func display(_ display: any Display, didReceive event: DisplayEvent) {
    // If the host shows its keys, Escape closes these first.
    if case .key(let key) = event, key.phase == .down, key.usage == .escape, !supervisor.isConnected || hostPanels.help == nil {
      return display.stop()
    }
    supervisor.send(.event(EventWriter.line(of: .init(time: event.timestamp ?? display.now, .event(event)))))
  }

  func displayDidChange(_ display: any Display) {
    supervisor.send(.resize(width: display.size.width, height: display.size.height, scale: display.scale))
    showPanels()
  }

  func displayFrame(_ display: any Display, at time: TimeInterval) {}
  func displayWillSleep(_ display: any Display) {}
}
