/// A contact between two bodies, or between a body and an obstacle.
struct BodyContact {
  /// The bodies and their parts, or the obstacle. Stays the same from step to step.
  struct Name: Hashable {
    let group, a, b, partA, partB: Int
  }

  let name: Name
  /// Indices of the world's bodies. For obstacles `b` is 0, the ground.
  let a, b: Int
  /// The unit vector from `b` to `a`.
  var normal: BodyVector
  var points: [(position: BodyVector, depth: Double)]
}
