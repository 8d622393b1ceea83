internal import CoreText
import Foundation

/// The position of a text in its layout, which is passed to attachments.
struct AttachmentPlace {
  /// The container of the text; nil in labels and drawn strings.
  var container: NSTextContainer?
  /// The offset of the first character.
  var offset = 0

  /// - Parameter height: the height of a line of the font.
  func picture(_ attachment: NSTextAttachment, _ index: Int, height: CGFloat) -> TextAttachment {
    let index = offset + index
    let room = container.map { $0.limit.width - 2 * $0.lineFragmentPadding } ?? .infinity
    let line = CGRect(x: 0, y: 0, width: room.isFinite ? room : .greatestFiniteMagnitude, height: height)
    let bounds = attachment.attachmentBounds(for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: index)
    return TextAttachment(bounds: bounds, image: image?.cgImage)
  }
}
