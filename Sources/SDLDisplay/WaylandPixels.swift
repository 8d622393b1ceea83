import CSDL2
import CWaylandSurface
import Glibc
import Raster

/// Memory shared with a Wayland compositor. On a screen of scale 2 it has four pixels per point of the window.
final class WaylandPixels: WindowPixels {
  private let window: OpaquePointer
  private let surface: OpaquePointer
  private var rows: UnsafeMutablePointer<UInt32>?
  private var width = 0

  /// Returns nil if SDL does not run on Wayland.
  init?(_ window: OpaquePointer) {
    var display: UnsafeMutableRawPointer?, native: UnsafeMutableRawPointer?
    guard vitrine_sdl_wayland(window, &display, &native) != 0, let display, let native, let surface = vitrine_wayland_open(display, native)
    else { return nil }
    (self.window, self.surface) = (window, surface)
  }

  deinit { vitrine_wayland_close(surface) }

  var bounds: PixelRect { SDLVideo.pixelBounds(of: window) }

  func begin() -> Bool {
    width = bounds.width
    rows = vitrine_wayland_begin(surface, Int32(bounds.width), Int32(bounds.height))
    return rows != nil
  }

  func copy(_ rect: PixelRect, of buffer: PixelBuffer) {
    guard let rows else { return }
    let source = buffer.row(rect.minY) + (rect.minX - buffer.bounds.minX), target = rows + rect.minY * width + rect.minX
    for y in 0..<rect.height { memcpy(target + y * width, source + y * buffer.stride, rect.width * 4) }
  }

  func end(_ rects: [PixelRect]) {
    let shown = rects.map {
      VitrineWaylandRect(x: Int32($0.minX), y: Int32($0.minY), width: Int32($0.width), height: Int32($0.height))
    }
    vitrine_wayland_end(surface, shown, Int32(shown.count))
    rows = nil
  }
}
