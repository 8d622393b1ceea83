import CoreGraphics
import QuartzCore

/// In attributed strings of text layers.
extension UIColor: CGColorConvertible {
  package var convertedColor: CGColor { cgColor }
}
