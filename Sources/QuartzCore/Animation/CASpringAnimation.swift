import Foundation
import RenderTree

/// An animation between two values with a damped spring (Apple: CASpringAnimation).
open class CASpringAnimation: CABasicAnimation {
  /// The mass. Must be positive; the default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping coefficient. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity in units per second, where one unit is the whole distance. The default is 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above the critical value is used as given instead of being limited to it. The default is false.
  open var allowsOverdamping = false

  /// Creates a spring with a perceived duration and a bounce: 0 is critically damped, values below 0 are overdamped, 1 never stops.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let omega = 2 * Double.pi / max(perceptualDuration, 0.001)
    stiffness = CGFloat(omega * omega)
    let ratio = bounce >= 0 ? 1 - Double(bounce) : 1 / max(1 + Double(bounce), 0.001)
    damping = CGFloat(2 * omega * max(ratio, 0))
    allowsOverdamping = bounce < 0
  }

  /// The seconds until the spring stays within a thousandth of the distance.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// The perceived duration in seconds: one undamped period.
  open var perceptualDuration: CFTimeInterval {
    stiffness > 0 && mass > 0 ? 2 * .pi * Double(mass / stiffness).squareRoot() : 0
  }

  /// The bounce: 0 for a critically damped spring, above 0 for one that overshoots, below 0 for an overdamped one.
  open var bounce: CGFloat {
    let critical = 2 * (stiffness * mass).squareRoot()
    guard critical > 0 else { return 0 }
    let ratio = damping / critical
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private var effectiveDamping: CGFloat {
    let critical = 2 * max(stiffness * mass, 0).squareRoot()
    return allowsOverdamping ? damping : min(damping, critical)
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(effectiveDamping), initialVelocity: Double(initialVelocity))
  }

  package override var curve: TimingCurve { customCurve ?? .spring(spring) }

  override func write(to archive: PropertyArchive) {
    super.write(to: archive)
    archive.write(mass, "mass")
    archive.write(stiffness, "stiffness")
    archive.write(damping, "damping")
    archive.write(initialVelocity, "initialVelocity")
    archive.write(allowsOverdamping, "allowsOverdamping")
  }

  override func read(from archive: PropertyArchive) {
    super.read(from: archive)
    archive.read("mass", into: &mass)
    archive.read("stiffness", into: &stiffness)
    archive.read("damping", into: &damping)
    archive.read("initialVelocity", into: &initialVelocity)
    archive.read("allowsOverdamping", into: &allowsOverdamping)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CASpringAnimation()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }
}
