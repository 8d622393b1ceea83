internal import CoreText
import Foundation

/// The position of a text in its layout, which is passed to attachments.
struct AttachmentPlace {
  /// The container of the text; nil in labels and drawn strings.
  var container: NSTextContainer?
  /// The offset of the first character.
  var offset = 0
  /// Returns the location of an offset, for TextKit 2; nil for TextKit 1.
  var location: ((Int) -> (any NSTextLocation)?)?

  /// - Parameter height: the height of a line of the font.
  func picture(
    _ attachment: NSTextAttachment, _ index: Int, height: CGFloat, attributes: [NSAttributedString.Key: Any] = [:]
  ) -> TextAttachment {
    let index = offset + index
    let room = container.map { $0.limit.width - 2 * $0.lineFragmentPadding } ?? .infinity
    let line = CGRect(x: 0, y: 0, width: room.isFinite ? room : .greatestFiniteMagnitude, height: height)
    if let location = location?(index) {
      let bounds = attachment.attachmentBounds(
        for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
      let image = attachment.image(for: bounds, attributes: attributes, location: location, textContainer: container)
      return TextAttachment(bounds: bounds, image: attachment.usesTextAttachmentView ? nil : image?.cgImage)
    }
    let bounds = attachment.attachmentBounds(for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: index)
    return TextAttachment(bounds: bounds, image: image?.cgImage)
  }
}
