import Hosting
import Raster

/// A copy of a host's picture, from which each browser gets the pixels that it does not have. It is kept when the host ends.
struct WebPicture {
  /// nil before the first frame.
  private(set) var buffer: PixelBuffer?
  private(set) var surface: HostSurface?
  /// A new surface that has no frame yet.
  private var next: HostSurface?

  mutating func surfaceChanged(_ surface: HostSurface) {
    next = surface
    next?.file = ""
  }

  /// Copies the changed pixels.
  /// - Returns: the surface if it is new, and the changed area; nil if there is not enough memory for a copy.
  mutating func update(_ damage: Region, from source: PixelBuffer) -> (surface: HostSurface?, damage: Region)? {
    guard let next else {
      for rect in damage.rects { buffer?.copyPixels(from: source, in: rect) }
      return (nil, damage)
    }
    guard let copy = source.copy() else { return nil }
    (buffer, surface, self.next) = (copy, next, nil)
    return (next, Region(copy.bounds))
  }
}
