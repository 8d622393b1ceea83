import CPixelKernels

/// Produces rows of a linear gradient.
struct LinearShader {
  private let ramp: GradientRamp
  private let before, after: UInt32
  /// The progress: 0 at the start, 1 at the end.
  private let t: FixedMap
  let isOpaque: Bool

  init(_ gradient: LinearGradient) {
    ramp = gradient.ramp
    before = gradient.extend.before ? ramp.first.bits : 0
    after = gradient.extend.after ? ramp.last.bits : 0
    isOpaque = ramp.isOpaque && gradient.extend.before && gradient.extend.after
    let along = gradient.end - gradient.start, i = gradient.inverse
    let square = along.x * along.x + along.y * along.y
    // A gradient without length is a hard edge at its start; the whole plane lies after it.
    let k = square > 0 && square.isFinite ? 1 / square : 0
    var dx = (i.a * along.x + i.b * along.y) * k, dy = (i.c * along.x + i.d * along.y) * k
    var constant = ((i.tx - gradient.start.x) * along.x + (i.ty - gradient.start.y) * along.y) * k
    if k == 0 { constant = 2 }
    // A gradient shorter than a thousandth of a pixel is drawn with that length.
    let steepest = max(abs(dx), abs(dy))
    if steepest > 1024 {
      dx *= 1024 / steepest
      dy *= 1024 / steepest
      constant *= 1024 / steepest
    }
    t = FixedMap(constant: constant, dx: dx, dy: dy)
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable) {
    let start = t.value(x, y)
    let inside = FixedMap.inside(start, t.dx, FixedMap.one, n)
    if inside.isEmpty {
      // Runs on one side have one colour; in the middle the ramp is stepped through.
      var i = 0
      while i < n {
        let low = start &+ i &* t.dx < 0
        var j = i + 1
        if t.dx == 0 { j = n } else { while j < n, (start &+ j &* t.dx < 0) == low { j += 1 } }
        kernels.pointee.fill(out + i, low ? before : after, j - i)
        i = j
      }
      return
    }
    let (head, tail) = t.dx >= 0 ? (before, after) : (after, before)
    kernels.pointee.fill(out, head, inside.lowerBound)
    ramp.table.withUnsafeBufferPointer {
      kernels.pointee.ramp_row(
        out + inside.lowerBound, $0.baseAddress!, Int32(32 - ramp.bits), Int64(start &+ inside.lowerBound &* t.dx), Int64(t.dx),
        inside.count)
    }
    kernels.pointee.fill(out + inside.upperBound, tail, n - inside.upperBound)
  }
}
