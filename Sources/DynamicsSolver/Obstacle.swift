/// A fixed obstacle.
package enum Obstacle: Equatable {
  /// The half plane behind an infinite line. The normal points to the free side.
  case halfPlane(normal: BodyVector, distance: Double)
  /// A line segment with two sides. A body stays on the side it comes from.
  case segment(BodyVector, BodyVector)
}
