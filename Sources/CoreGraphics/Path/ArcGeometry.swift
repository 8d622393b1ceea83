/// The angles of arcs as Core Graphics defines them.
enum ArcGeometry {
  /// Returns the signed angle of an arc in the given direction, at most a full turn. If the angles
  /// differ by whole turns, it is a full circle.
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
