import Foundation

/// What layout asks of something that stands in text (Apple: NSTextAttachmentContainer).
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The picture to draw in a place; nil for none.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
  /// The room it takes, from the baseline up.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}
