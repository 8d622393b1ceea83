import Foundation

/// The transfer function of sRGB (IEC 61966-2-1), for components of 0...1.
package enum SRGBCurve {
  /// Returns the linear light of a component.
  package static func linear(_ v: Double) -> Double { v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }

  /// Returns the component of a linear light.
  package static func encoded(_ v: Double) -> Double { v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055 }
}
