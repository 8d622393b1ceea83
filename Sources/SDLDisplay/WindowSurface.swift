import CSDL2
import Display
import Glibc
import Raster

/// The pixels that SDL shows in a window: ours are copied into them, the damage alone.
@MainActor
struct WindowSurface {
  let window: OpaquePointer

  /// Copies the region of `buffer`, with the overlays above it, and shows it. What lies outside either is left out.
  func show(_ region: Region, of buffer: PixelBuffer, overlays: [DisplayOverlay]) {
    // SDL makes another surface after the window changed its size, and keeps this one until then.
    guard let surface = SDL_GetWindowSurface(window) else { return }
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
