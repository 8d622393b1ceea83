import CPixelKernels

/// Adds lines to an accumulation buffer over a rectangle of pixels. Positions are in 1/1024 pixel of device space.
///
/// A cell holds the change of twice the covered area from the pixel before it, so the running sum along a row is the
/// coverage: a line that goes down by `h` at `f` from the cell's left adds `h (2 - f)` here and `h f` to the next cell.
struct CellWriter {
  static let bits = Int(VK_SUBPIXEL_BITS)
  static let one = 1 << bits
  static let two = 2 << bits
  /// Beyond this many pixels from the origin nothing is drawn.
  static let limit = 262_144.0

  let cells: UnsafeMutablePointer<Int32>
  let cellStride: Int
  let touched: UnsafeMutablePointer<UInt64>
  let bitStride: Int
  let left, top, right, bottom: Int

  /// Cells for a row of pixels: one behind the last takes what flows over, and rows end at a group.
  static func cellStride(width: Int) -> Int { (width / Int(VK_GROUP) + 1) * Int(VK_GROUP) }
  static func bitStride(width: Int) -> Int { (width / Int(VK_GROUP) + 1 + 63) / 64 }

  init(area: PixelRect, scratch: Scratch) {
    cellStride = Self.cellStride(width: area.width)
    bitStride = Self.bitStride(width: area.width)
    scratch.reserve(cells: cellStride * area.height + 32, bits: bitStride * area.height)
    cells = scratch.cells
    touched = scratch.bits
    left = area.minX << Self.bits
    top = area.minY << Self.bits
    right = area.maxX << Self.bits
    bottom = area.maxY << Self.bits
  }

  /// To the nearest 1/1024; within `limit` only. The offset makes truncation round down for negative numbers, too.
  @inline(__always)
  static func fixed(_ v: Double) -> Int {
    Int(v * Double(one) + (1_073_741_824.0 + 0.5)) &- 1_073_741_824
  }

  @inline(__always)
  private func add(_ row: UnsafeMutablePointer<Int32>, _ bits: UnsafeMutablePointer<UInt64>, _ cell: Int, _ here: Int, _ next: Int) {
    row[cell] &+= Int32(truncatingIfNeeded: here)
    row[cell &+ 1] &+= Int32(truncatingIfNeeded: next)
    let group = cell &>> 4
    bits[group &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: group & 63)
    if cell & 15 == 15 {
      let after = group &+ 1
      bits[after &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: after & 63)
    }
  }

  @inline(__always)
  func line(_ a: RasterPoint, _ b: RasterPoint) {
    line(Self.fixed(a.x), Self.fixed(a.y), Self.fixed(b.x), Self.fixed(b.y))
  }

  func line(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) {
    if ay == by { return }
    // Downward always: an edge that two shapes share is cut alike in both.
    let down = ay < by
    let x0 = down ? ax : bx, y0 = down ? ay : by, x1 = down ? bx : ax, y1 = down ? by : ay
    if y1 <= top || y0 >= bottom || (x0 >= right && x1 >= right) { return }
    let sign = down ? 1 : -1
    let startY = max(y0, top), endY = min(y1, bottom)
    var row = (startY &- top) &>> Self.bits
    var cellRow = cells + row &* cellStride
    var bitRow = touched + row &* bitStride
    var y = startY

    if x0 == x1 || (x0 <= left && x1 <= left) {
      let x = max(x0 == x1 ? x0 : left, left) &- left
      let cell = x &>> Self.bits, f = (x & (Self.one &- 1))
      while y < endY {
        let next = min(endY, ((row &+ 1) &<< Self.bits) &+ top)
        let h = (next &- y) &* sign
        add(cellRow, bitRow, cell, h &* (Self.two &- 2 &* f), h &* 2 &* f)
        y = next
        row &+= 1
        cellRow += cellStride
        bitRow += bitStride
      }
      return
    }

    let dx = x1 &- x0, dy = y1 &- y0
    let slope = (dx &<< 32) / dy
    let width = dx < 0 ? 0 &- dx : dx
    // Height per width, made when a row first needs it.
    var steepness = -1
    var wideX = (x0 &<< 32) &+ (y &- y0) &* slope
    var x = y == y0 ? x0 : wideX &>> 32
    while y < endY {
      let next = min(endY, ((row &+ 1) &<< Self.bits) &+ top)
      let h = next &- y
      wideX = wideX &+ h &* slope
      let nextX = next == y1 ? x1 : wideX &>> 32
      let xl = min(x, nextX) &- left, xr = max(x, nextX) &- left
      let first = xl &>> Self.bits
      let last = xr &>> Self.bits
      if first == last, xl >= 0 {
        if xl < right &- left {
          let f = (xl & (Self.one &- 1)) &+ (xr & (Self.one &- 1))
          add(cellRow, bitRow, first, sign &* h &* (Self.two &- f), sign &* h &* f)
        }
      } else if xr <= 0 {
        add(cellRow, bitRow, 0, sign &* h &* Self.two, 0)
      } else if xl < right &- left {
        if steepness < 0 { steepness = (dy &<< 32) / width }
        spread(cellRow, bitRow, xl, xr, h, sign, steepness)
      }
      x = nextX
      y = next
      row &+= 1
      cellRow += cellStride
      bitRow += bitStride
    }
  }

  /// A line through several cells of one row, from left to right. What it falls by at a column's edge depends on the row's
  /// own ends alone.
  private func spread(
    _ row: UnsafeMutablePointer<Int32>, _ bits: UnsafeMutablePointer<UInt64>, _ xl: Int, _ xr: Int, _ h: Int, _ sign: Int,
    _ steepness: Int
  ) {
    var x = xl, fallen = 0
    if x < 0 {
      fallen = min(h, ((0 &- xl) &* steepness &+ (1 << 31)) &>> 32)
      add(row, bits, 0, sign &* fallen &* Self.two, 0)
      x = 0
    }
    let stop = min(xr, right &- left)
    while x < stop {
      let cell = x &>> Self.bits
      let edge = (cell &+ 1) &<< Self.bits
      let next = min(edge, xr)
      let total = next == xr ? h : min(h, ((next &- xl) &* steepness &+ (1 << 31)) &>> 32)
      let part = (total &- fallen) &* sign
      let start = cell &<< Self.bits
      let f = (x &- start) &+ (next &- start)
      add(row, bits, cell, part &* (Self.two &- f), part &* f)
      fallen = total
      x = next
    }
  }
}
