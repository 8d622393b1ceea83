import CoreGraphics
import Raster
import RenderTree

extension CALayer {
  /// Returns the factor by which a curve's corners take up more of the edges than circles of the same radius: 1.528665 for continuous ones.
  nonisolated public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CGFloat(VectorPath.continuousExpansion) : 1
  }

  func setMaskedCorners(_ value: CACornerMask) {
    guard value != maskedCorners else { return }
    change("maskedCorners") { properties.maskedCorners = CornerMask(rawValue: UInt8(truncatingIfNeeded: value.rawValue)) }
  }

  /// The radii of rounded corners that differ, as fractions of `cornerRadius``; nil if all have the same. Specific to Vitrine; does not animate.
  package var cornerRadiusFractions: CornerRadiusFractions? {
    get { properties.cornerRadiusFractions }
    set { if newValue != properties.cornerRadiusFractions { changeSilently { properties.cornerRadiusFractions = newValue } } }
  }
}
