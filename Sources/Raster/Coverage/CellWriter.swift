import CPixelKernels

/// Collects the corners of outlines in 1/1024 pixel of device space, and lets kernels add their lines to an
/// accumulation buffer for a rectangle of pixels.
///
/// A cell holds the change of twice the covered area relative to the previous pixel, so the running sum along a row is the coverage. A line
/// that goes down by `h` at the distance `f` from the cell's left edge adds `h (2 - f)` to the cell and `h f` to the next one.
struct CellWriter {
  static let bits = Int(VK_SUBPIXEL_BITS)
  static let one = 1 << bits
  /// The distance from the origin in pixels beyond which nothing is drawn.
  static let limit = 262_144.0

  private(set) var cells: VKCells
  /// Whether no line is outside of the rectangle.
  private let isInside: Bool
  private let kernels: KernelTable
  /// The corners of the current outline that are not added yet.
  private let corners: UnsafeMutablePointer<SIMD2<Int32>>
  private var count = 0
  private static let capacity = 4096
  private let bounds: VKCubic

  /// Returns the number of cells for a row of pixels, with one more for the overflow, rounded up to whole groups.
  static func cellStride(width: Int) -> Int { (width / Int(VK_GROUP) + 1) * Int(VK_GROUP) }
  private static func bitStride(width: Int) -> Int { (width / Int(VK_GROUP) + 1 + 63) / 64 }

  /// - Parameter extent: a rectangle that contains all points.
  init(area: PixelRect, extent: PixelRect, rule: FillRule, kernels: KernelTable, scratch: Scratch) {
    let cellStride = Self.cellStride(width: area.width), bitStride = Self.bitStride(width: area.width)
    scratch.reserve(cells: cellStride * area.height + 32, bits: bitStride * area.height, corners: Self.capacity)
    corners = scratch.corners
    self.kernels = kernels
    isInside = area == extent
    cells = VKCells(
      cells: scratch.cells, cell_stride: cellStride, bits: scratch.bits, bit_stride: bitStride, width: Int32(area.width),
      rows: Int32(area.height), even_odd: rule == .evenOdd ? 1 : 0, left: Int32(area.minX << Self.bits),
      top: Int32(area.minY << Self.bits))
    bounds = VKCubic(
      ax: 0, ay: 0, bx: 0, by: 0, cx: 0, cy: 0, dx: 0, dy: 0, left: Int32(extent.minX << Self.bits),
      top: Int32(extent.minY << Self.bits), right: Int32(extent.maxX << Self.bits), bottom: Int32(extent.maxY << Self.bits))
  }

  /// Rounds to the nearest 1/1024, within `limit` only. The addition puts the integer into the low bits of the sum.
  @inline(__always)
  private static func fixed(_ p: RasterPoint) -> SIMD2<Int32> {
    let sum = p * Double(one) + 6_755_399_441_055_744.0
    return SIMD2<Int32>(truncatingIfNeeded: unsafeBitCast(sum, to: SIMD2<Int64>.self))
  }

  /// Ends the outline and starts another one.
  @inline(__always)
  mutating func move(_ p: RasterPoint) {
    flush()
    corners[0] = Self.fixed(p)
    count = 1
  }

  @inline(__always)
  mutating func line(_ p: RasterPoint) {
    if count == Self.capacity { continueOutline() }
    corners[count] = Self.fixed(p)
    count &+= 1
  }

  /// Adds the inner corners of the curve ((a t + b) t + c) t + d, a cubic with the second differences `u` and `v` at its ends.
  mutating func curve(
    _ a: RasterPoint, _ b: RasterPoint, _ c: RasterPoint, _ d: RasterPoint, _ u: RasterPoint, _ v: RasterPoint
  ) {
    let pieces = Flattening.pieces(cubic: u, v)
    if pieces == 1 { return }
    if count &+ pieces &+ 16 > Self.capacity { continueOutline() }
    var cubic = bounds
    (cubic.ax, cubic.ay, cubic.bx, cubic.by) = (a.x, a.y, b.x, b.y)
    (cubic.cx, cubic.cy, cubic.dx, cubic.dy) = (c.x, c.y, d.x, d.y)
    let points = corners + count
    UnsafeMutableRawPointer(points).withMemoryRebound(to: Int32.self, capacity: 2 * (pieces + 16)) {
      kernels.pointee.cubic_points($0, &cubic, pieces)
    }
    // The last point is the end of the curve, which the caller adds.
    if u == v {
      count &+= pieces &- 1
      return
    }
    var at = Flattening.pieces(from: 0, of: pieces, cubic: u, v), kept = 0
    while at < pieces {
      points[kept] = points[at &- 1]
      kept &+= 1
      at &+= Flattening.pieces(from: at, of: pieces, cubic: u, v)
    }
    count &+= kept
  }

  /// Adds the collected lines to the buffer.
  mutating func flush() {
    if count > 1 {
      UnsafeRawPointer(corners).withMemoryRebound(to: Int32.self, capacity: 2 * count) {
        kernels.pointee.cells_lines(&cells, $0, count, isInside ? 1 : 0)
      }
    }
    count = 0
  }

  private mutating func continueOutline() {
    let last = corners[count - 1]
    flush()
    corners[0] = last
    count = 1
  }
}
