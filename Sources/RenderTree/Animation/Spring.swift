import Foundation

/// A damped harmonic oscillator that is released one unit away from its rest: `mass * u'' = -stiffness * u - damping * u'`.
package struct Spring: Sendable, Hashable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// The velocity towards the rest in units per second, where one unit is the distance to travel.
  package var initialVelocity: Double

  /// Creates a spring. A mass or stiffness that is not above zero and a negative damping are replaced
  /// by Core Animation's defaults (1, 100, 10).
  package init(mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    self.damping = damping >= 0 && damping.isFinite ? damping : 10
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// Creates a spring of unit mass with a damping ratio (1 is critical) that stays within 0.1 % of its rest after `duration` seconds.
  package init(dampingRatio: Double, duration: TimeInterval, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 10)
    let duration = max(duration, 0.001)
    // With the velocity given per duration, the settling time is inversely proportional to the frequency: measure it at 1, then scale.
    let unit = Spring(mass: 1, stiffness: 1, damping: 2 * ratio, initialVelocity: 0).settlingDuration
    let frequency = unit / duration
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  package var angularFrequency: Double { (stiffness / mass).squareRoot() }
  /// The damping as a fraction of critical damping. 1 is critical; springs below 1 overshoot.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the progress after `time` seconds: 0 at the start, 1 at rest, above 1 when the spring overshoots.
  package func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    guard time.isFinite else { return 1 }
    let w = angularFrequency
    let zeta = dampingRatio
    let v = -initialVelocity  // the velocity of u, the distance to the rest
    let u: Double
    if abs(zeta - 1) < 1e-6 {
      u = exp(-w * time) * (1 + (v + w) * time)
    } else if zeta < 1 {
      let wd = w * (1 - zeta * zeta).squareRoot()
      u = exp(-zeta * w * time) * (cos(wd * time) + (v + zeta * w) / wd * sin(wd * time))
    } else {
      let root = (zeta * zeta - 1).squareRoot()
      let r1 = -w / (zeta + root)  // the slower root, computed without cancellation
      let r2 = -w * (zeta + root)
      let a = (v - r2) / (r1 - r2)
      u = a * exp(r1 * time) + (1 - a) * exp(r2 * time)
    }
    return 1 - u
  }

  /// The time in seconds after which the distance to the end value stays below 0.1 % of the initial one; an hour if it never does.
  package var settlingDuration: TimeInterval {
    let limit = 0.001
    let w = angularFrequency
    let zeta = dampingRatio
    guard zeta > 1e-4 else { return 3600 }
    let v = -initialVelocity
    func envelope(_ t: Double) -> Double {
      if abs(zeta - 1) < 1e-6 { return exp(-w * t) * (1 + abs(v + w) * t) }
      if zeta < 1 {
        let wd = w * (1 - zeta * zeta).squareRoot()
        return exp(-zeta * w * t) * (1 + ((v + zeta * w) / wd) * ((v + zeta * w) / wd)).squareRoot()
      }
      let root = (zeta * zeta - 1).squareRoot()
      let r1 = -w / (zeta + root)
      let r2 = -w * (zeta + root)
      let a = (v - r2) / (r1 - r2)
      return abs(a) * exp(r1 * t) + abs(1 - a) * exp(r2 * t)
    }
    var high = 1 / w
    while envelope(high) > limit, high < 3600 { high *= 2 }
    var low = high / 2
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if envelope(middle) > limit { low = middle } else { high = middle }
    }
    return min(high, 3600)
  }
}
