import CoreGraphics
import Raster

extension Homography {
  /// Creates the mapping of the plane z = 0 by `t`, seen along the z axis.
  package init(planeOf t: CATransform3D) {
    self.init(
      a: Double(t.m11), b: Double(t.m12), c: Double(t.m21), d: Double(t.m22), tx: Double(t.m41), ty: Double(t.m42),
      g: Double(t.m14), h: Double(t.m24), i: Double(t.m44))
  }
}
