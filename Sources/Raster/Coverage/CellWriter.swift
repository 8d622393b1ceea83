import CPixelKernels

/// Gathers the corners of outlines in 1/1024 pixel of device space, and has kernels add their lines to an accumulation buffer
/// over a rectangle of pixels.
///
/// A cell holds the change of twice the covered area from the pixel before it, so the running sum along a row is the
/// coverage: a line that goes down by `h` at `f` from the cell's left adds `h (2 - f)` here and `h f` to the next cell.
struct CellWriter {
  static let bits = Int(VK_SUBPIXEL_BITS)
  static let one = 1 << bits
  /// Beyond this many pixels from the origin nothing is drawn.
  static let limit = 262_144.0

  private(set) var cells: VKCells
  /// No line lies outside of the rectangle.
  private let isInside: Bool
  private let kernels: KernelTable
  /// The outline so far, or its end.
  private let corners: UnsafeMutablePointer<SIMD2<Int32>>
  private var count = 0
  private static let capacity = 4096
  private let bounds: VKCubic

  /// Cells for a row of pixels: one behind the last takes what flows over, and rows end at a group.
  static func cellStride(width: Int) -> Int { (width / Int(VK_GROUP) + 1) * Int(VK_GROUP) }
  private static func bitStride(width: Int) -> Int { (width / Int(VK_GROUP) + 1 + 63) / 64 }

  /// - Parameter extent: no point lies outside of this.
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

  /// To the nearest 1/1024; within `limit` only. The sum has the integer in its low bits.
  @inline(__always)
  private static func fixed(_ p: RasterPoint) -> SIMD2<Int32> {
    let sum = p * Double(one) + 6_755_399_441_055_744.0
    return SIMD2<Int32>(truncatingIfNeeded: unsafeBitCast(sum, to: SIMD2<Int64>.self))
  }

  /// Ends the outline and starts another.
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

  /// The inner corners, at most `Flattening.most`, of the curve ((a t + b) t + c) t + d.
  mutating func curve(_ a: RasterPoint, _ b: RasterPoint, _ c: RasterPoint, _ d: RasterPoint, _ steps: Int) {
    if steps == 0 { return }
    if count &+ steps &+ 16 > Self.capacity { continueOutline() }
    var cubic = bounds
    (cubic.ax, cubic.ay, cubic.bx, cubic.by) = (a.x, a.y, b.x, b.y)
    (cubic.cx, cubic.cy, cubic.dx, cubic.dy) = (c.x, c.y, d.x, d.y)
    UnsafeMutableRawPointer(corners + count).withMemoryRebound(to: Int32.self, capacity: 2 * (steps + 16)) {
      kernels.pointee.cubic_points($0, &cubic, steps)
    }
    count &+= steps
  }

  /// Adds the lines so far.
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
