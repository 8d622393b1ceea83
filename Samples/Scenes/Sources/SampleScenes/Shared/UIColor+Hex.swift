import UIKit

extension UIColor {
  /// Creates an opaque colour from a number 0xRRGGBB.
  static func hex(_ value: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255,
      alpha: 1)
  }
}
