import CSDL2
import Glibc
import Raster

/// SDL's surface of a window: memory shared with the X server, or the memory of a driver without a screen.
final class SurfacePixels: WindowPixels {
  private let window: OpaquePointer
  private let surface: UnsafeMutablePointer<SDL_Surface>

  /// Returns nil if the driver has no surface. After the window changes its size, a new object is needed.
  init?(_ window: OpaquePointer) {
    guard let surface = SDL_GetWindowSurface(window) else { return nil }
    (self.window, self.surface) = (window, surface)
  }

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h)) }

  func begin() -> Bool { SDL_LockSurface(surface) == 0 }

  func copy(_ rect: PixelRect, of buffer: PixelBuffer) {
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

  func end(_ rects: [PixelRect]) {
    SDL_UnlockSurface(surface)
    let shown = rects.map { SDL_Rect(x: Int32($0.minX), y: Int32($0.minY), w: Int32($0.width), h: Int32($0.height)) }
    SDL_UpdateWindowSurfaceRects(window, shown, Int32(shown.count))
  }
}
