import CoreGraphics
import UIKit
import VitrineTesting

extension HeadlessScreen {
  /// Returns the gray value of the pixel at a point, 0...1; -1 if it has a color.
  package func white(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    var white: CGFloat = -1
    _ = color(at: CGPoint(x: x, y: y)).getWhite(&white, alpha: nil)
    return white
  }

  /// Returns the components of the pixel at a point, 0...1.
  package func components(_ x: CGFloat, _ y: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color(at: CGPoint(x: x, y: y)).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (red, green, blue)
  }
}
