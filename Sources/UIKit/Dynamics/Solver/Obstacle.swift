/// What stands still and is bumped into.
enum Obstacle: Equatable {
  /// All that lies behind an endless line; the normal points to where bodies may be.
  case halfPlane(normal: BodyVector, distance: Double)
  /// Has two sides: a body stays on the one it comes from.
  case segment(BodyVector, BodyVector)
}
