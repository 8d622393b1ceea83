import Foundation

/// An object in a text of TextKit 2, which the layout asks for its bounds, its image or its view (Apple: NSTextAttachmentLayout).
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the bounds in the line, with y upwards from the baseline.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
    proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect
  /// Returns the image to draw in the given bounds; nil for none.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> UIImage?
  /// Returns the provider of a view; nil to show the image.
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}
