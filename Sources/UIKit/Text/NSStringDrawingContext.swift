import Foundation

/// The options and the results of drawing a string (Apple: NSStringDrawingContext).
open class NSStringDrawingContext: NSObject {
  /// The factor down to which the text may be shrunk to fit. Default 0: the text is not shrunk.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the text was shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The smallest tracking to which the text may be tightened. Stored: text is not tightened, as on newer versions of iOS. Default 0.
  open var minimumTrackingAdjustment: CGFloat = 0
  /// The tracking of the text. Always 0.
  open internal(set) var actualTrackingAdjustment: CGFloat = 0
  /// The bounds of the text, in points.
  open internal(set) var totalBounds = CGRect.zero
}
