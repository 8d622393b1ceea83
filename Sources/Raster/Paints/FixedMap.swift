/// A linear function on the plane in 32.32 fixed point: `origin + x dx + y dy` at the centre of pixel (x, y). It is exact for each pixel,
/// regardless of the pixel where a row starts, so tiles agree. It cannot overflow within `CellWriter.limit`.
struct FixedMap {
  let origin, dx, dy: Int

  static let one = 1 << 32

  /// Creates the function `constant + x dx + y dy` of a point (x, y). Slopes are limited to 2^10 and the constant to 2^29.
  init(constant: Double, dx: Double, dy: Double) {
    func fixed(_ v: Double, _ most: Double) -> Int {
      v.isNaN ? 0 : Int((min(max(v, -most), most) * 4_294_967_296).rounded())
    }
    self.dx = fixed(dx, 1024)
    self.dy = fixed(dy, 1024)
    origin = fixed(constant + dx / 2 + dy / 2, 536_870_912)
  }

  private init(origin: Int, dx: Int, dy: Int) {
    self.origin = origin
    self.dx = dx
    self.dy = dy
  }

  /// Returns the function relative to another pixel.
  func moved(to pixel: SIMD2<Int>) -> FixedMap { FixedMap(origin: origin &- pixel.x &* dx &- pixel.y &* dy, dx: dx, dy: dy) }

  func shifted(by amount: Int) -> FixedMap { FixedMap(origin: origin &+ amount, dx: dx, dy: dy) }

  @inline(__always)
  func value(_ x: Int, _ y: Int) -> Int { origin &+ x &* dx &+ y &* dy }

  /// Returns the steps, of `n` steps of `step` from `start`, at which the value is in `0..<end`.
  static func inside(_ start: Int, _ step: Int, _ end: Int, _ n: Int) -> Range<Int> {
    guard end > 0 else { return 0..<0 }
    if step == 0 { return start >= 0 && start < end ? 0..<n : 0..<0 }
    /// Returns the first step at which the increasing value `start + i step` reaches `value`.
    func reach(_ start: Int, _ step: Int, _ value: Int) -> Int {
      start >= value ? 0 : min(n, (value &- start &+ step &- 1) / step)
    }
    let lower: Int, upper: Int
    if step > 0 {
      lower = reach(start, step, 0)
      upper = reach(start, step, end)
    } else {
      lower = reach(0 &- start, 0 &- step, 1 &- end)
      upper = reach(0 &- start, 0 &- step, 1)
    }
    return lower..<max(lower, upper)
  }
}
