import CoreGraphics
import Foundation

/// The interpolation between the values of a keyframe animation.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Constant speed. Key times are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of the layer along the path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a list of values or along a path (Apple: CAKeyframeAnimation).
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to animate through, one for each key time.
  open var values: [Any]?
  /// The path to follow, for point-valued key paths. Takes precedence over `values`.
  open var path: CGPath?
  /// The time of each value as a fraction of the duration, ascending from 0 to 1. The default is nil: evenly spaced.
  open var keyTimes: [NSNumber]?
  /// The pacing of each segment between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values. The default is linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of the curve at each value in the cubic modes; a missing value is 0.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve's slope at each value in the cubic modes; a missing value is 0.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value in the cubic modes; a missing value is 0.
  open var biasValues: [NSNumber]?
  /// The rotation of the layer along `path`. The default is nil: the layer is not rotated.
  open var rotationMode: CAAnimationRotationMode?

  override func write(to archive: PropertyArchive) {
    super.write(to: archive)
    archive.write(values, "values")
    archive.write(path, "path")
    archive.write(keyTimes, "keyTimes")
    archive.write(timingFunctions, "timingFunctions")
    archive.write(tensionValues, "tensionValues")
    archive.write(continuityValues, "continuityValues")
    archive.write(biasValues, "biasValues")
    archive.write(calculationMode.rawValue, "calculationMode")
    archive.write(rotationMode?.rawValue, "rotationMode")
  }

  override func read(from archive: PropertyArchive) {
    super.read(from: archive)
    archive.read("values", into: &values)
    archive.read("path", into: &path)
    archive.read("keyTimes", into: &keyTimes)
    archive.read("timingFunctions", into: &timingFunctions)
    archive.read("tensionValues", into: &tensionValues)
    archive.read("continuityValues", into: &continuityValues)
    archive.read("biasValues", into: &biasValues)
    if let name: String = archive.read("calculationMode") { calculationMode = CAAnimationCalculationMode(rawValue: name) }
    rotationMode = archive.read("rotationMode", as: String.self).map { CAAnimationRotationMode(rawValue: $0) }
  }

  package override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation()
    copy.adopt(self)
    return copy
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }
}
