/// Produces rows of a conic gradient.
package struct ConicShader {
  private let ramp: GradientRamp
  /// The transform from device pixels to the space around the centre.
  private let map: Affine
  /// The start direction in turns, 0..<1.
  private let start: Double
  let isOpaque: Bool

  init(_ gradient: ConicGradient) {
    ramp = gradient.ramp
    isOpaque = ramp.isOpaque
    var map = gradient.inverse
    map.tx -= gradient.center.x
    map.ty -= gradient.center.y
    self.map = map.isFinite ? map : Affine(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let turns = gradient.angle / (2 * .pi)
    start = turns.isFinite ? turns - turns.rounded(.down) : 0
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>) {
    // x is measured from the origin, so that tiles agree.
    let row = map.apply(to: RasterPoint(0.5, Double(y) + 0.5))
    let count = Double(1 << ramp.bits), last = 1 << ramp.bits - 1
    ramp.table.withUnsafeBufferPointer { table in
      for j in 0..<n {
        let s = Double(x + j)
        var t = ConicShader.turns(row.x + s * map.a, row.y + s * map.b) - start
        if t < 0 { t += 1 }
        out[j] = table[min(last, Int(t * count))]
      }
    }
  }

  /// Returns the direction of a point as a fraction of a turn, 0...1, with an error below 1e-9. It uses only sums and products,
  /// so the result is the same on every machine.
  @inline(__always)
  package static func turns(_ x: Double, _ y: Double) -> Double {
    let (w, h) = (abs(x), abs(y))
    let long = max(w, h)
    guard long > 0, long.isFinite else { return 0 }
    let z = min(w, h) / long, q = z * z
    var sum = 0.00039099966904357006
    sum = sum * q - 0.002292047634342303
    sum = sum * q + 0.006331381415599401
    sum = sum * q - 0.01151463880203085
    sum = sum * q + 0.016709596602003583
    sum = sum * q - 0.02253829853825262
    sum = sum * q + 0.0318085590837536
    sum = sum * q - 0.053050475891011806
    sum = sum * q + 0.15915492501131812
    var t = z * sum
    if h > w { t = 0.25 - t }
    if x < 0 { t = 0.5 - t }
    return y < 0 ? 1 - t : t
  }
}
