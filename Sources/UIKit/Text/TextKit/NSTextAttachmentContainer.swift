import Foundation

/// An object in a text, which the layout asks for its image and bounds (Apple: NSTextAttachmentContainer).
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image to draw in the given bounds; nil for none.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
  /// Returns the bounds in the line, with y upwards from the baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}
