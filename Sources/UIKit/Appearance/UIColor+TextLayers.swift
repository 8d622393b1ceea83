import CoreGraphics
import QuartzCore

/// Lets text layers use colors in attributed strings.
extension UIColor: CGColorConvertible {
  package var convertedColor: CGColor { cgColor }
}
