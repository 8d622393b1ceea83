import CoreGraphics
import Foundation
import Raster
import RenderTree

/// Masks and pictures that frames share. Used by the building thread alone.
final class ShapeCaches {
  private struct Entry<Value> {
    var value: Value
    var kind: CacheKind
    var bytes: Int
    var lastUse: Int
  }

  private var corners: [Double: Entry<CoverageMask>] = [:]
  private var shadows: [ShadowKey: Entry<CoverageMask>] = [:]
  private var planes: [PlaneKey: Entry<PixelBuffer>] = [:]
  private var counts = CacheKind.allCases.reduce(into: [CacheKind: CacheStatistics]()) { $0[$1] = CacheStatistics(kind: $1) }
  private var clock = 0
  private var bytes = 0
  /// What may be kept, in bytes; the longest unused goes first.
  var budget: Int { didSet { trim() } }

  init(budget: Int = 48 << 20) { self.budget = budget }

  var statistics: [CacheStatistics] { CacheKind.allCases.compactMap { counts[$0] } }

  /// A square with four round corners, `2 * side` pixels wide.
  func corner(radius: Double, side: Int, _ counters: inout FrameCounters) -> CoverageMask? {
    clock += 1
    if let found = corners[radius] {
      corners[radius]?.lastUse = clock
      note(.corners, isHit: true, &counters)
      return found.value
    }
    note(.corners, isHit: false, &counters)
    let square = PixelRect(x: 0, y: 0, width: side * 2, height: side * 2)
    var path = VectorPath()
    path.appendRoundedRect(RasterRect(square), radius: radius)
    guard let mask = CoverageMask(path, limits: square) else { return nil }
    corners[radius] = entry(mask, .corners, mask.stride * mask.height)
    trim()
    return mask
  }

  func shadow(_ key: ShadowKey, _ counters: inout FrameCounters, make: () -> CoverageMask?) -> CoverageMask? {
    clock += 1
    if let found = shadows[key] {
      shadows[key]?.lastUse = clock
      note(.shadows, isHit: true, &counters)
      return found.value
    }
    note(.shadows, isHit: false, &counters)
    guard let mask = make() else { return nil }
    shadows[key] = entry(mask, .shadows, mask.stride * mask.height)
    trim()
    return mask
  }

  /// The picture of a layer with its sublayers.
  func plane(
    _ key: PlaneKey, _ counters: inout FrameCounters, kind: CacheKind = .planes, make: () -> PixelBuffer?
  ) -> PixelBuffer? {
    clock += 1
    if let found = planes[key] {
      planes[key]?.lastUse = clock
      note(kind, isHit: true, &counters)
      return found.value
    }
    note(kind, isHit: false, &counters)
    guard let picture = make() else { return nil }
    planes[key] = entry(picture, kind, picture.stride * picture.height * 4)
    trim()
    return picture
  }

  private func note(_ kind: CacheKind, isHit: Bool, _ counters: inout FrameCounters) {
    if isHit {
      counters.cacheHits += 1
      counts[kind]?.hits += 1
    } else {
      counters.cacheMisses += 1
      counts[kind]?.misses += 1
    }
  }

  private func entry<Value>(_ value: Value, _ kind: CacheKind, _ size: Int) -> Entry<Value> {
    bytes += size
    counts[kind]?.entries += 1
    counts[kind]?.bytes += size
    return Entry(value: value, kind: kind, bytes: size, lastUse: clock)
  }

  private func drop<Value>(_ entry: Entry<Value>) {
    bytes -= entry.bytes
    counts[entry.kind]?.entries -= 1
    counts[entry.kind]?.bytes -= entry.bytes
  }

  private func trim() {
    while bytes > budget {
      let plane = planes.min { $0.value.lastUse < $1.value.lastUse }
      let shadow = shadows.min { $0.value.lastUse < $1.value.lastUse }
      let corner = corners.min { $0.value.lastUse < $1.value.lastUse }
      if let plane, plane.value.lastUse <= min(shadow?.value.lastUse ?? .max, corner?.value.lastUse ?? .max) {
        drop(plane.value)
        planes[plane.key] = nil
      } else if let shadow, shadow.value.lastUse <= corner?.value.lastUse ?? .max {
        drop(shadow.value)
        shadows[shadow.key] = nil
      } else if let corner {
        drop(corner.value)
        corners[corner.key] = nil
      } else {
        return
      }
    }
  }
}
