/// The angles of arcs as Core Graphics understands them.
enum ArcGeometry {
  /// The signed angle that an arc covers. It goes the given way round, at most a whole turn; where both angles lie a whole
  /// number of turns apart it is the full circle.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    guard difference.isFinite, difference != 0 else { return 0 }
    let turns = (difference / turn).rounded()
    if turns != 0, abs(difference - turns * turn) < 1e-9 * max(1, abs(difference)) { return clockwise ? -turn : turn }
    if clockwise { return difference < -turn ? -turn : difference < 0 ? difference : difference.remainder(below: turn) - turn }
    return difference > turn ? turn : difference > 0 ? difference : turn - (-difference).remainder(below: turn)
  }
}

extension CGFloat {
  fileprivate func remainder(below modulus: CGFloat) -> CGFloat { truncatingRemainder(dividingBy: modulus) }
}
