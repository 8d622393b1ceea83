import Hosting
import Raster

/// A copy of a host's picture, of which each browser gets what it lacks. It stays when the host ends.
struct WebPicture {
  /// nil before the first frame.
  private(set) var buffer: PixelBuffer?
  private(set) var surface: HostSurface?
  /// A surface whose first frame has not come.
  private var next: HostSurface?

  mutating func surfaceChanged(_ surface: HostSurface) {
    next = surface
    next?.file = ""
  }

  /// Copies what changed.
  /// - Returns: the surface if it is another one, and what changed then; nil if there is no memory for a copy.
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
