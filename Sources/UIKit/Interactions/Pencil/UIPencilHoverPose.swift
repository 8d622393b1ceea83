import CoreGraphics
import Foundation

/// The position and orientation of a pencil that hovers above a view (Apple: UIPencilHoverPose). UIKit creates none on Linux.
@preconcurrency @MainActor
open class UIPencilHoverPose: NSObject {
  /// The point of the view below the tip.
  public let location: CGPoint
  /// The distance from the screen: 0 at the screen, 1 at the maximum measured distance.
  public let zOffset: CGFloat
  /// The angle to the x axis in radians.
  public let azimuthAngle: CGFloat
  /// The angle to the surface in radians: π/2 for a pencil that stands upright.
  public let altitudeAngle: CGFloat
  /// The rotation of the pencil about its axis in radians.
  public let rollAngle: CGFloat
  /// The direction of the azimuth.
  open var azimuthUnitVector: CGVector { CGVector(dx: cos(azimuthAngle), dy: sin(azimuthAngle)) }

  init(location: CGPoint, zOffset: CGFloat, azimuthAngle: CGFloat, altitudeAngle: CGFloat, rollAngle: CGFloat) {
    self.location = location
    self.zOffset = zOffset
    self.azimuthAngle = azimuthAngle
    self.altitudeAngle = altitudeAngle
    self.rollAngle = rollAngle
    super.init()
  }
}
