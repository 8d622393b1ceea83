/// The style of a line. Lengths are in the units of the stroked path.
package struct StrokeStyle: Hashable, Sendable {
  package var width: Double
  package var cap: LineCap
  package var join: LineJoin
  /// The miter limit: if a miter would be longer than this times the width, the join is a bevel.
  package var miterLimit: Double
  /// The lengths of dashes and gaps in turn; empty for a solid line.
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
