import CSDL2
import Display
import Foundation
import Glibc
import Raster
import Synchronization

/// Copies the damaged pixels of a buffer to the pixels of a window. Any thread may use it, but not two at the same time; with drivers other
/// than X11, only the main thread.
///
/// Several threads use Xlib at once, which SDL allows. After the window changes its size, SDL keeps the old surface until the new one is
/// requested, which only the main thread does.
final class WindowPresenter: FramePresenter, @unchecked Sendable {
  private let window: OpaquePointer
  private let lock = NSLock()
  private var pixels: (any WindowPixels)?
  private var overlays: [DisplayOverlay] = []
  private var isClosed = false
  private let time: Mutex<DisplayClock>
  /// Called on the main thread after each frame that another thread showed.
  private let shown: @MainActor @Sendable (ShownFrame) -> Void

  @MainActor
  init(
    window: OpaquePointer, clock: DisplayClock,
    shown: @escaping @MainActor @Sendable (ShownFrame) -> Void
  ) {
    self.window = window
    self.shown = shown
    time = Mutex(clock)
    pixels = WaylandPixels(window) ?? SurfacePixels(window)
  }

  /// Whether the driver accepts pixels.
  @MainActor
  var hasPixels: Bool { pixels != nil }

  // MARK: Any thread

  var now: TimeInterval { time.withLock { $0.time(at: HostClock.now) } }

  var clock: (@Sendable () -> TimeInterval)? { { [weak self] in self?.now ?? 0 } }

  func present(_ damage: Region, of buffer: PixelBuffer, after duration: TimeInterval) {
    lock.lock()
    copy(damage, of: buffer)
    lock.unlock()
    let frame = ShownFrame(time: HostClock.now, duration: duration, damage: damage)
    // This also wakes the main thread: drawing may have read events from X11's connection, which is not signalled for them again.
    DispatchQueue.main.async { self.shown(frame) }
  }

  // MARK: Main thread

  /// Copies the region of `buffer`, with the overlays above it, and shows it. Pixels outside of the buffer or the window are ignored.
  @MainActor
  func show(_ region: Region, of buffer: PixelBuffer) {
    lock.lock()
    defer { lock.unlock() }
    renew()
    copy(region, of: buffer)
  }

  /// Called after the window changed its size.
  @MainActor
  func renewSurface() {
    lock.lock()
    defer { lock.unlock() }
    renew()
  }

  @MainActor
  func setOverlays(_ overlays: [DisplayOverlay]) {
    lock.lock()
    defer { lock.unlock() }
    self.overlays = overlays
  }

  @MainActor
  func changeClock(_ change: (inout DisplayClock) -> Void) { time.withLock { change(&$0) } }
  @MainActor
  var clockRate: Double { time.withLock { $0.rate } }

  /// Stops showing frames.
  @MainActor
  func close() {
    lock.lock()
    defer { lock.unlock() }
    (isClosed, pixels) = (true, nil)
  }

  // MARK: With the lock held

  /// Requests SDL's current surface. Shared memory follows the window's size by itself.
  @MainActor
  private func renew() {
    if !(pixels is WaylandPixels) { pixels = isClosed ? nil : SurfacePixels(window) }
  }

  private func copy(_ region: Region, of buffer: PixelBuffer) {
    guard let pixels else { return }
    let bounds = pixels.bounds
    let rects = region.simplified(maximumRects: Self.maximumRects).rects
      .map { $0.intersection(bounds).intersection(buffer.bounds) }.filter { !$0.isEmpty }
    guard !rects.isEmpty, pixels.begin() else { return }
    for rect in rects {
      pixels.copy(rect, of: buffer)
      for overlay in overlays where overlay.frame.intersects(rect) {
        let part = overlay.frame.intersection(rect)
        guard let staging = PixelBuffer(bounds: part) else { continue }
        staging.copyPixels(from: buffer, in: part)
        Canvas(staging).draw(overlay.pixels, dx: overlay.x, dy: overlay.y)
        pixels.copy(part, of: staging)
      }
    }
    pixels.end(rects)
  }

  /// The maximum number of rectangles, each of which is a request to the window server.
  private static let maximumRects = 16
}
