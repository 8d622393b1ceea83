import CoreGraphics

/// A type that holds a colour in attributed strings: `CGColor` itself, and UIKit's `UIColor`.
package protocol CGColorConvertible {
  var convertedColor: CGColor { get }
}

extension CGColor: CGColorConvertible {
  package var convertedColor: CGColor { self }
}

/// A type that holds the style of a paragraph in attributed strings: UIKit's `NSParagraphStyle`.
package protocol TextParagraphConvertible {
  var textStyle: TextParagraphStyle { get }
}
