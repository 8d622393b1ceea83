import CoreGraphics

/// A type of colours in attributed strings: `CGColor` itself, and UIKit's `UIColor`.
package protocol CGColorConvertible {
  var convertedColor: CGColor { get }
}

extension CGColor: CGColorConvertible {
  package var convertedColor: CGColor { self }
}

/// A type of paragraph styles in attributed strings: UIKit's `NSParagraphStyle`.
package protocol TextParagraphConvertible {
  var textStyle: TextParagraphStyle { get }
}
