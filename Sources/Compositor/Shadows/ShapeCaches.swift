import CoreGraphics
import Foundation
import Raster
import RenderTree

/// Masks that frames share: round corners and shadows. Used by the building thread alone.
final class ShapeCaches {
  private struct Entry {
    var mask: CoverageMask
    var lastUse: Int
  }

  private var corners: [Double: Entry] = [:]
  private var shadows: [ShadowKey: Entry] = [:]
  private var planes: [PlaneKey: (picture: PixelBuffer, lastUse: Int)] = [:]
  private var clock = 0
  private var bytes = 0
  /// What may be kept; the longest unused goes first.
  let budget = 48 << 20

  /// A square with four round corners, `2 * side` pixels wide.
  func corner(radius: Double, side: Int, _ counters: inout FrameCounters) -> CoverageMask? {
    clock += 1
    if let found = corners[radius] {
      corners[radius]?.lastUse = clock
      counters.cacheHits += 1
      return found.mask
    }
    counters.cacheMisses += 1
    let square = PixelRect(x: 0, y: 0, width: side * 2, height: side * 2)
    var path = VectorPath()
    path.appendRoundedRect(RasterRect(square), radius: radius)
    guard let mask = CoverageMask(path, limits: square) else { return nil }
    corners[radius] = Entry(mask: mask, lastUse: clock)
    bytes += mask.stride * mask.height
    trim()
    return mask
  }

  func shadow(_ key: ShadowKey, _ counters: inout FrameCounters, make: () -> CoverageMask?) -> CoverageMask? {
    clock += 1
    if let found = shadows[key] {
      shadows[key]?.lastUse = clock
      counters.cacheHits += 1
      return found.mask
    }
    counters.cacheMisses += 1
    guard let mask = make() else { return nil }
    shadows[key] = Entry(mask: mask, lastUse: clock)
    bytes += mask.stride * mask.height
    trim()
    return mask
  }

  /// The picture of the plane of a layer in perspective.
  func plane(_ key: PlaneKey, _ counters: inout FrameCounters, make: () -> PixelBuffer?) -> PixelBuffer? {
    clock += 1
    if let found = planes[key] {
      planes[key]?.lastUse = clock
      counters.cacheHits += 1
      return found.picture
    }
    counters.cacheMisses += 1
    guard let picture = make() else { return nil }
    planes[key] = (picture, clock)
    bytes += picture.stride * picture.height * 4
    trim()
    return picture
  }

  private func trim() {
    while bytes > budget {
      let plane = planes.min { $0.value.lastUse < $1.value.lastUse }
      let shadow = shadows.min { $0.value.lastUse < $1.value.lastUse }
      let corner = corners.min { $0.value.lastUse < $1.value.lastUse }
      if let plane, plane.value.lastUse <= min(shadow?.value.lastUse ?? .max, corner?.value.lastUse ?? .max) {
        planes[plane.key] = nil
        bytes -= plane.value.picture.stride * plane.value.picture.height * 4
      } else if let shadow, shadow.value.lastUse <= corner?.value.lastUse ?? .max {
        shadows[shadow.key] = nil
        bytes -= shadow.value.mask.stride * shadow.value.mask.height
      } else if let corner {
        corners[corner.key] = nil
        bytes -= corner.value.mask.stride * corner.value.mask.height
      } else {
        return
      }
    }
  }
}
