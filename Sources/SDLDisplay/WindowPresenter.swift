import CSDL2
import Display
import Foundation
import Glibc
import Raster
import Synchronization

/// The pixels that SDL shows in a window: ours are copied into them, the damage alone. From any thread, one at a time.
///
/// Xlib is used by several threads at once (SDL tells it so). SDL makes another surface after the window changed its size, and keeps
/// the old one until it is asked for the new: only the main thread asks.
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

  // MARK: From any thread

  var now: TimeInterval { time.withLock { $0.time(at: HostClock.now) } }

  var clock: (@Sendable () -> TimeInterval)? { { [weak self] in self?.now ?? 0 } }

  func present(_ damage: Region, of buffer: PixelBuffer, after duration: TimeInterval) {
    lock.lock()
    copy(damage, of: buffer)
    lock.unlock()
    let frame = ShownFrame(time: HostClock.now, duration: duration, damage: damage)
    // This also wakes the main thread: talking to X11 read events from its connection, which says nothing of them again.
    DispatchQueue.main.async { self.shown(frame) }
  }

  // MARK: From the main thread

  /// Copies the region of `buffer`, with the overlays above it, and shows it. What lies outside either is left out.
  @MainActor
  func show(_ region: Region, of buffer: PixelBuffer) {
    lock.lock()
    defer { lock.unlock() }
    surface = isClosed ? nil : SDL_GetWindowSurface(window)
    copy(region, of: buffer)
  }

  /// After the window changed its size.
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

  /// Nothing is shown any more.
  @MainActor
  func close() {
    lock.lock()
    defer { lock.unlock() }
    (isClosed, surface) = (true, nil)
  }

  // MARK: Under the lock

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

  /// Each rectangle is a request to the window server.
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
