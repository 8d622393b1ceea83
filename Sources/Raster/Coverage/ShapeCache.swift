import CPixelKernels

/// Caches the coverage of small shapes that are drawn repeatedly at positions whole pixels apart: list bullets, rounded buttons, icons.
///
/// A shape is cached when it is drawn for the second time. The cache does not change any pixel: a mask holds the result of the scanner for
/// the same outline, which is measured from a whole pixel in both cases.
package final class ShapeCache {
  /// The maximum size of the masks in bytes.
  package var budget: Int
  package private(set) var hits = 0, misses = 0

  /// The maximum number of pixels and points of a cached shape.
  private let maximumPixels: Int
  private let maximumPoints: Int
  private struct Shape {
    let rule: FillRule
    let verbs: [VectorPath.Verb]
    /// The points relative to `PathScanner.base`.
    let points: [RasterPoint]
    let mask: CoverageMask
  }
  /// The recently used shapes, and those used before. Shapes that are not used for a while are removed with the older ones.
  private var young: [UInt64: Shape] = [:], old: [UInt64: Shape] = [:]
  private var youngBytes = 0, oldBytes = 0
  /// The current size of the masks in bytes.
  package var bytes: Int { youngBytes + oldBytes }
  /// Hash bits of shapes that were drawn once.
  private var recentHashes = [UInt64](repeating: 0, count: 256)

  package init(budget: Int = 1 << 20, maximumPixels: Int = 1 << 15, maximumPoints: Int = 256) {
    self.budget = budget
    self.maximumPixels = maximumPixels
    self.maximumPoints = maximumPoints
  }

  package func removeAll() {
    (young, old) = ([:], [:])
    (youngBytes, oldBytes) = (0, 0)
  }

  /// The number of cached shapes.
  package var count: Int { young.count + old.count }

  /// Returns the coverage of a path and the number of pixels to move it by; `nil` if it is not cached.
  package func mask(of path: VectorPath, rule: FillRule = .nonZero) -> (mask: CoverageMask, dx: Int, dy: Int)? {
    guard let scanner = PathScanner(path), let mask = mask(scanner, rule, .current) else { return nil }
    return (mask, scanner.base.x, scanner.base.y)
  }

  /// Returns the coverage of a scanner's path, in coordinates relative to its `base`; `nil` if it is not cached.
  func mask(_ scanner: PathScanner, _ rule: FillRule, _ scratch: Scratch) -> CoverageMask? {
    guard scanner.isInRange, scanner.path.points.count <= maximumPoints, scanner.extent.area <= maximumPixels, budget > 0 else {
      return nil
    }
    let hash = Self.hash(scanner, rule)
    if let shape = young[hash] { return check(shape, scanner, rule) }
    if let shape = old.removeValue(forKey: hash) {
      oldBytes -= shape.mask.stride * shape.mask.height
      insert(shape, hash)
      return check(shape, scanner, rule)
    }
    misses += 1
    let slot = Int(truncatingIfNeeded: hash >> 32 & 255)
    guard recentHashes[slot] == hash else {
      recentHashes[slot] = hash
      return nil
    }
    let origin = scanner.origin
    guard let mask = CoverageMask(bounds: scanner.extent.offsetBy(dx: -scanner.base.x, dy: -scanner.base.y)) else { return nil }
    mask.fill(scanner, rule, scratch)
    insert(
      Shape(rule: rule, verbs: scanner.path.verbs, points: scanner.path.points.map { PathScanner.local($0, origin) }, mask: mask), hash)
    return mask
  }

  private func insert(_ shape: Shape, _ hash: UInt64) {
    let bytes = shape.mask.stride * shape.mask.height
    if youngBytes + bytes > budget / 2 {
      old = young
      oldBytes = youngBytes
      young = [:]
      youngBytes = 0
    }
    young[hash] = shape
    youngBytes += bytes
  }

  /// Returns the mask, unless the hash belongs to another shape.
  private func check(_ shape: Shape, _ scanner: PathScanner, _ rule: FillRule) -> CoverageMask? {
    let origin = scanner.origin, points = scanner.path.points
    guard shape.rule == rule, shape.points.count == points.count, shape.verbs == scanner.path.verbs,
      shape.mask.bounds == scanner.extent.offsetBy(dx: -scanner.base.x, dy: -scanner.base.y)
    else { return nil }
    var differs = SIMDMask<SIMD2<Int64>>(repeating: false)
    points.withUnsafeBufferPointer { points in
      shape.points.withUnsafeBufferPointer { kept in
        for i in 0..<kept.count { differs .|= PathScanner.local(points[i], origin) .!= kept[i] }
      }
    }
    if any(differs) { return nil }
    hits += 1
    return shape.mask
  }

  private static func hash(_ scanner: PathScanner, _ rule: FillRule) -> UInt64 {
    let origin = scanner.origin
    // Two chains of scalars, because multiplying 64-bit words is slow in vectors.
    var (h, k): (UInt64, UInt64) = (0x9e37_79b9_7f4a_7c15, rule == .nonZero ? 0x517c_c1b7_2722_0a95 : 0x2545_f491_4f6c_dd1d)
    scanner.path.points.withUnsafeBufferPointer { points in
      for point in points {
        let p = PathScanner.local(point, origin)
        h = (h ^ p.x.bitPattern) &* 0x9fb2_1c65_1e98_df25
        k = (k ^ p.y.bitPattern) &* 0x9fb2_1c65_1e98_df25
        h ^= h &>> 29
        k ^= k &>> 29
      }
    }
    return (h ^ (k << 31 | k >> 33) ^ UInt64(scanner.path.verbs.count)) &* 0x9fb2_1c65_1e98_df25
  }
}
