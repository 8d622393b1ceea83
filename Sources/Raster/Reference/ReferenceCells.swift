import CPixelKernels

/// The same as `cells_lines`, one line at a time: adds lines to an accumulation buffer for a rectangle
/// of pixels. Positions are in 1/1024 pixel.
///
/// A cell holds the change of twice the covered area relative to the previous pixel, so the running sum along a row is the coverage. A line
/// that goes down by `h` at the distance `f` from the cell's left edge adds `h (2 - f)` to the cell and `h f` to the next one.
package struct ReferenceCells {
  private static let bits = Int(VK_SUBPIXEL_BITS)
  private static let one = 1 << bits
  private static let two = 2 << bits

  /// The rows, with one cell more than there are pixels, and one for the overflow.
  package private(set) var cells: [Int32]
  private let left, top, right, bottom, stride: Int

  package init(_ area: PixelRect) {
    stride = area.width + 2
    cells = [Int32](repeating: 0, count: stride * area.height)
    left = area.minX << Self.bits
    top = area.minY << Self.bits
    right = area.maxX << Self.bits
    bottom = area.maxY << Self.bits
  }

  /// Returns the cells of a row, one for each pixel.
  package func row(_ y: Int) -> [Int32] { Array(cells[(y * stride)..<((y + 1) * stride - 2)]) }

  private mutating func add(_ row: Int, _ cell: Int, _ here: Int, _ next: Int) {
    cells[row * stride + cell] &+= Int32(truncatingIfNeeded: here)
    cells[row * stride + cell + 1] &+= Int32(truncatingIfNeeded: next)
  }

  /// Returns a / b in 32.32 fixed point, truncated.
  private static func ratio(_ a: Int, _ b: Int) -> Int { Int(Double(a) * 4_294_967_296 / Double(b)) }

  package mutating func line(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) {
    if ay == by { return }
    // Always downward, so that an edge shared by two shapes is cut in the same way in both.
    let down = ay < by
    let x0 = down ? ax : bx, y0 = down ? ay : by, x1 = down ? bx : ax, y1 = down ? by : ay
    if y1 <= top || y0 >= bottom || (x0 >= right && x1 >= right) { return }
    let sign = down ? 1 : -1
    let startY = max(y0, top), endY = min(y1, bottom)
    var row = (startY &- top) &>> Self.bits
    var y = startY

    if x0 == x1 || (x0 <= left && x1 <= left) {
      let x = max(x0 == x1 ? x0 : left, left) &- left
      let cell = x &>> Self.bits, f = (x & (Self.one &- 1))
      while y < endY {
        let next = min(endY, ((row &+ 1) &<< Self.bits) &+ top)
        let h = (next &- y) &* sign
        add(row, cell, h &* (Self.two &- 2 &* f), h &* 2 &* f)
        y = next
        row &+= 1
      }
      return
    }

    let dx = x1 &- x0, dy = y1 &- y0
    let slope = Self.ratio(dx, dy)
    let width = dx < 0 ? 0 &- dx : dx
    let steepness = Self.ratio(dy, width)
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
          add(row, first, sign &* h &* (Self.two &- f), sign &* h &* f)
        }
      } else if xr <= 0 {
        add(row, 0, sign &* h &* Self.two, 0)
      } else if xl < right &- left {
        spread(row, xl, xr, h, sign, steepness)
      }
      x = nextX
      y = next
      row &+= 1
    }
  }

  /// Adds a line through several cells of one row, from left to right. The height at a column's edge
  /// depends only on the line's ends within the row.
  private mutating func spread(_ row: Int, _ xl: Int, _ xr: Int, _ h: Int, _ sign: Int, _ steepness: Int) {
    var x = xl, fallen = 0
    if x < 0 {
      fallen = min(h, ((0 &- xl) &* steepness &+ (1 << 31)) &>> 32)
      add(row, 0, sign &* fallen &* Self.two, 0)
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
      add(row, cell, part &* (Self.two &- f), part &* f)
      fallen = total
      x = next
    }
  }
}
