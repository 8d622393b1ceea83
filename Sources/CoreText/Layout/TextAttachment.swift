import CoreGraphics
import Foundation

/// A picture in a line of text, in place of the character U+FFFC. In points, y up from the baseline.
package struct TextAttachment: Sendable {
  package var bounds: CGRect
  package var image: CGImage?

  /// - Parameter bounds: the rectangle of the picture; a negative y extends below the baseline. Bounds that are not
  ///   finite or 100,000 or larger take no space.
  package init(bounds: CGRect, image: CGImage?) {
    let isUsable = [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy { $0.isFinite && abs($0) < 100_000 }
    self.bounds = isUsable ? bounds.standardized : .zero
    self.image = image
  }

  var ascent: Double { max(0, Double(bounds.maxY)) }
  var descent: Double { max(0, Double(-bounds.minY)) }
}
