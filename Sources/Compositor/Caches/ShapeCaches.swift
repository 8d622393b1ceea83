import CoreGraphics
import Foundation
import Raster
import RenderTree

/// The masks and bitmaps that frames share. Used only by the thread that builds the scene.
final class ShapeCaches {
  /// A cache entry. A class, like `Count`, because changing a value type in a dictionary allocates memory each time.
  private final class Entry<Value> {
    let value: Value
    let kind: CacheKind
    let bytes: Int
    var lastUse: Int

    init(value: Value, kind: CacheKind, bytes: Int, lastUse: Int) {
      self.value = value
      self.kind = kind
      self.bytes = bytes
      self.lastUse = lastUse
    }
  }

  private final class Count {
    var statistics: CacheStatistics

    init(_ kind: CacheKind) { statistics = CacheStatistics(kind: kind) }
  }

  private struct CornerKey: Hashable {
    let radius: Double
    let isContinuous: Bool
  }

  private var corners: [CornerKey: Entry<CoverageMask>] = [:]
  private var shadows: [ShadowKey: Entry<CoverageMask>] = [:]
  private var planes: [PlaneKey: Entry<PixelBuffer>] = [:]
  private var scaled: [ScaledKey: Entry<PixelBuffer>] = [:]
  /// The number of recent requests for bitmaps that are not cached.
  private var requestCounts = RequestCounts()
  /// The caches for shapes, gradients and particles. They are small and not part of the budget.
  let figures = FigureCaches()
  /// Masks of clips. They use a part of the budget.
  private let clips = ShapeCache(budget: 4 << 20, maximumPixels: 1 << 18)
  private let counts = CacheKind.allCases.reduce(into: [CacheKind: Count]()) { $0[$1] = Count($1) }
  private var clock = 0
  private var bytes = 0
  /// The maximum size of the caches in bytes. Entries that have not been used for the longest time are evicted first.
  var budget: Int { didSet { budgetChanged() } }

  init(budget: Int = 48 << 20) {
    self.budget = budget
    clips.budget = min(4 << 20, budget / 8)
  }

  private func budgetChanged() {
    clips.budget = min(4 << 20, budget / 8)
    if clips.bytes > clips.budget { clips.removeAll() }
    if budget == 0 { figures.removeAll() }
    trim()
  }

  var statistics: [CacheStatistics] {
    counts[.clips]?.statistics = CacheStatistics(
      kind: .clips, hits: clips.hits, misses: clips.misses, entries: clips.count, bytes: clips.bytes)
    return CacheKind.allCases.compactMap { counts[$0]?.statistics }
  }

  /// Returns the mask of a square with four rounded corners, `2 * side` pixels wide.
  func corner(radius: Double, side: Int, isContinuous: Bool, _ counters: inout FrameCounters) -> CoverageMask? {
    clock += 1
    let key = CornerKey(radius: radius, isContinuous: isContinuous)
    if let found = corners[key] { return use(found, .corners, &counters) }
    note(.corners, isHit: false, &counters)
    let square = PixelRect(x: 0, y: 0, width: side * 2, height: side * 2)
    var path = VectorPath()
    path.appendRoundedRect(
      RasterRect(square), topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius, isContinuous: isContinuous)
    guard let mask = CoverageMask(path, limits: square) else { return nil }
    corners[key] = entry(mask, .corners, mask.stride * mask.height)
    trim()
    return mask
  }

  func shadow(_ key: ShadowKey, _ counters: inout FrameCounters, make: () -> CoverageMask?) -> CoverageMask? {
    clock += 1
    if let found = shadows[key] { return use(found, .shadows, &counters) }
    note(.shadows, isHit: false, &counters)
    guard let mask = make() else { return nil }
    shadows[key] = entry(mask, .shadows, mask.stride * mask.height)
    trim()
    return mask
  }

  /// Returns the bitmap of a layer with its sublayers.
  func plane(
    _ key: PlaneKey, _ counters: inout FrameCounters, kind: CacheKind = .planes, make: () -> PixelBuffer?
  ) -> PixelBuffer? {
    clock += 1
    if let found = planes[key] { return use(found, kind, &counters) }
    note(kind, isHit: false, &counters)
    guard let picture = make() else { return nil }
    planes[key] = entry(picture, kind, picture.stride * picture.height * 4)
    trim()
    return picture
  }

  /// Returns contents scaled to their size on screen; nil until the third request for the same key, and if the bitmap is too large.
  func scaled(_ key: ScaledKey, _ counters: inout FrameCounters, make: () -> PixelBuffer?) -> PixelBuffer? {
    clock += 1
    if let found = scaled[key] { return use(found, .scaled, &counters) }
    guard key.width * key.height * 16 <= budget else { return nil }
    note(.scaled, isHit: false, &counters)
    guard isFrequent(key), let picture = make() else { return nil }
    scaled[key] = entry(picture, .scaled, picture.stride * picture.height * 4)
    trim()
    return picture
  }

  /// Returns the bitmap of a group; nil until the third request for the same key, and if the bitmap is too large.
  func group(_ key: PlaneKey, _ counters: inout FrameCounters, make: () -> PixelBuffer?) -> PixelBuffer? {
    if let found = planes[key] {
      clock += 1
      return use(found, .groups, &counters)
    }
    guard key.width * key.height * 32 <= budget, isFrequent(key) else { return nil }
    return plane(key, &counters, kind: .groups, make: make)
  }

  private func isFrequent(_ key: ScaledKey) -> Bool {
    let origin = UInt64(truncatingIfNeeded: key.source.minX &* 65599 &+ key.source.minY)
    let size = UInt64(truncatingIfNeeded: key.source.width &* 65599 &+ key.source.height)
    return requestCounts.isFrequent(key.contents.revision, origin, size, UInt64(key.width), UInt64(key.height))
  }

  /// A node that is the same object, and was not reused by a pool in between, represents an unchanged layer.
  private func isFrequent(_ key: PlaneKey) -> Bool {
    let m = key.toPicture
    return requestCounts.isFrequent(
      UInt64(UInt(bitPattern: ObjectIdentifier(key.node))) ^ UInt64(key.node.generation) << 40, m.a.bitPattern, m.b.bitPattern,
      m.c.bitPattern, m.d.bitPattern,
      m.tx.bitPattern, m.ty.bitPattern)
  }

  /// Returns the mask of a clip, with the offset to draw it at; nil if it is not cached.
  func clip(_ path: VectorPath, _ counters: inout FrameCounters) -> (mask: CoverageMask, dx: Int, dy: Int)? {
    let hits = clips.hits
    let found = path.asRect == nil ? clips.mask(of: path) : nil
    if clips.hits > hits { counters.cacheHits += 1 }
    return found
  }

  /// Counts a hit, and returns the value of its entry.
  private func use<Value>(_ entry: Entry<Value>, _ kind: CacheKind, _ counters: inout FrameCounters) -> Value {
    entry.lastUse = clock
    note(kind, isHit: true, &counters)
    return entry.value
  }

  private func note(_ kind: CacheKind, isHit: Bool, _ counters: inout FrameCounters) {
    if isHit {
      counters.cacheHits += 1
      counts[kind]?.statistics.hits += 1
    } else {
      counters.cacheMisses += 1
      counts[kind]?.statistics.misses += 1
    }
  }

  private func entry<Value>(_ value: Value, _ kind: CacheKind, _ size: Int) -> Entry<Value> {
    bytes += size
    counts[kind]?.statistics.entries += 1
    counts[kind]?.statistics.bytes += size
    return Entry(value: value, kind: kind, bytes: size, lastUse: clock)
  }

  private func drop<Value>(_ entry: Entry<Value>) {
    bytes -= entry.bytes
    counts[entry.kind]?.statistics.entries -= 1
    counts[entry.kind]?.statistics.bytes -= entry.bytes
  }

  private func trim() {
    while bytes + clips.bytes > budget {
      let plane = planes.min { $0.value.lastUse < $1.value.lastUse }
      let shadow = shadows.min { $0.value.lastUse < $1.value.lastUse }
      let corner = corners.min { $0.value.lastUse < $1.value.lastUse }
      let picture = scaled.min { $0.value.lastUse < $1.value.lastUse }
      let oldest = [plane?.value.lastUse, shadow?.value.lastUse, corner?.value.lastUse, picture?.value.lastUse].compactMap { $0 }.min()
      guard let oldest else { return }
      if let plane, plane.value.lastUse == oldest {
        drop(plane.value)
        planes[plane.key] = nil
      } else if let shadow, shadow.value.lastUse == oldest {
        drop(shadow.value)
        shadows[shadow.key] = nil
      } else if let picture, picture.value.lastUse == oldest {
        drop(picture.value)
        scaled[picture.key] = nil
      } else if let corner {
        drop(corner.value)
        corners[corner.key] = nil
      }
    }
  }
}
