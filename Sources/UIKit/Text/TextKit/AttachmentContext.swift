internal import CoreText
import Foundation

/// The position of a text in its layout, which is passed to attachments.
struct AttachmentContext {
  /// The container of the text; nil in labels and drawn strings.
  var container: NSTextContainer?
  /// The offset of the first character.
  var offset = 0
  /// Returns the location of an offset, for TextKit 2; nil for TextKit 1.
  var location: ((Int) -> (any NSTextLocation)?)?

  /// - Parameter style: the style of the text that contains the attachment.
  func picture(
    _ attachment: NSTextAttachment, _ index: Int, beside style: TextStyle, attributes: [NSAttributedString.Key: Any]
  ) -> TextAttachment {
    let index = offset + index, height = style.font.ascent + style.font.descent
    let available = container.map { $0.limit.width - 2 * $0.lineFragmentPadding } ?? .infinity
    let line = CGRect(x: 0, y: 0, width: available.isFinite ? available : .greatestFiniteMagnitude, height: height)
    if let location = location?(index) {
      let bounds = attachment.attachmentBounds(
        for: attributes, location: location, textContainer: container, proposedLineFragment: line, position: .zero)
      let image = attachment.image(for: bounds, attributes: attributes, location: location, textContainer: container)
      if attachment.usesTextAttachmentView { return TextAttachment(bounds: bounds, image: nil) }
      return shown(image, bounds, of: attachment, beside: style, attributes)
    }
    let bounds = attachment.attachmentBounds(for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: index)
    return shown(image, bounds, of: attachment, beside: style, attributes)
  }

  /// Returns the picture of an image. An attachment that adapts to the text shows a symbol in the size and weight of the font, centered on
  /// the height of capitals, and a symbol or a template image in the color of the text.
  private func shown(
    _ image: UIImage?, _ bounds: CGRect, of attachment: NSTextAttachment, beside style: TextStyle,
    _ attributes: [NSAttributedString.Key: Any]
  ) -> TextAttachment {
    guard attachment.adaptsToText, var image else { return TextAttachment(bounds: bounds, image: image?.cgImage) }
    var bounds = bounds
    // Bounds of the program's, or of a subclass, stay.
    if var look = image.symbol?.look, attachment.bounds == .zero, bounds == CGRect(origin: .zero, size: image.size) {
      look.pointSize = style.font.pointSize
      look.scaling = nil
      if look.weight == nil, (attributes[.font] as? UIFont)?.isBold == true { look.weight = .semibold }
      image = image.with(look)
      let y = PixelGrid(scale: image.scale).nearest((style.font.capHeight - image.size.height) / 2)
      bounds = CGRect(x: 0, y: y, width: image.size.width, height: image.size.height)
    }
    if image.isTinted {
      image = image.withTintColor(style.color.map { UIColor(cgColor: $0) } ?? .black, renderingMode: .alwaysOriginal)
    }
    return TextAttachment(bounds: bounds, image: image.cgImage)
  }
}
