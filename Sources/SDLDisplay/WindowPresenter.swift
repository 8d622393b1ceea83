import CSDL2
import Display
import Foundation
import Glibc
import Raster
import Synchronization

/// Copies the damaged pixels of a buffer to SDL's surface of a window. Any thread may use it, one at a time.
///
/// Several threads use Xlib at once, which SDL allows. After the window changes its size, SDL keeps the old surface until the new one is
/// requested, which only the main thread does.
final class WindowPresenter: FramePresenter, @unchecked Sendable {
  private let window: OpaquePointer
  private let lock = NSLock()
  private var surface: UnsafeMutablePointer<SDL_Surface>?
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
    surface = SDL_GetWindowSurface(window)
  }

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
    surface = isClosed ? nil : SDL_GetWindowSurface(window)
    copy(region, of: buffer)
  }

  /// Called after the window changed its size.
  @MainActor
  func renewSurface() {
    lock.lock()
    defer { lock.unlock() }
    surface = isClosed ? nil : SDL_GetWindowSurface(window)
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
    (isClosed, surface) = (true, nil)
  }

  // MARK: With the lock held

  private func copy(_ region: Region, of buffer: PixelBuffer) {
    guard let surface else { return }
    let bounds = PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let rects = region.simplified(maximumRects: Self.maximumRects).rects
      .map { $0.intersection(bounds).intersection(buffer.bounds) }.filter { !$0.isEmpty }
    guard !rects.isEmpty, SDL_LockSurface(surface) == 0 else { return }
    for rect in rects {
      copy(rect, of: buffer, to: surface)
      for overlay in overlays where overlay.frame.intersects(rect) {
        let part = overlay.frame.intersection(rect)
        guard let staging = PixelBuffer(bounds: part) else { continue }
        staging.copyPixels(from: buffer, in: part)
        Canvas(staging).draw(overlay.pixels, dx: overlay.x, dy: overlay.y)
        copy(part, of: staging, to: surface)
      }
    }
    SDL_UnlockSurface(surface)
    let shown = rects.map { SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height)) }
    SDL_UpdateWindowSurfaceRects(window, shown, Int32(shown.count))
  }

  /// The maximum number of rectangles, each of which is a request to the window server.
  private static let maximumRects = 16

  private func copy(_ rect: PixelRect, of buffer: PixelBuffer, to surface: UnsafeMutablePointer<SDL_Surface>) {
    let format = surface.pointee.format.pointee
    let bytes = Int(format.BytesPerPixel), pitch = Int(surface.pointee.pitch)
    let target = surface.pointee.pixels + rect.minY * pitch + rect.minX * bytes
    let source = buffer.row(rect.minY) + (rect.minX - buffer.bounds.minX)
    if bytes == 4, format.Rmask == 0xff0000, format.Gmask == 0xff00, format.Bmask == 0xff {
      for y in 0..<rect.height { memcpy(target + y * pitch, source + y * buffer.stride, rect.width * 4) }
    } else {
      SDL_ConvertPixels(
        Int32(rect.width), Int32(rect.height), SDL_PIXELFORMAT_RGB888.rawValue, source, Int32(buffer.stride * 4),
        format.format, target, Int32(pitch))
    }
  }
}
