import Foundation

/// What a drawing of a string found out (Apple: NSStringDrawingContext).
open class NSStringDrawingContext: NSObject {
  /// Text may be drawn smaller by down to this factor to fit; 0 does not shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The text's bounds, in points.
  open internal(set) var totalBounds = CGRect.zero
}
