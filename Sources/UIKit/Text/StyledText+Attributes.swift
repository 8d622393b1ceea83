internal import CoreText

extension StyledText {
  /// Makes styled text from UIKit's attributes. Values of unusable types leave the default.
  /// - Parameter attachmentContext: the position of the text in a layout manager, for attachments; nil without a layout manager.
  init(_ text: NSAttributedString, default style: TextStyle = .stringDefault, attachmentContext: AttachmentContext? = nil) {
    self.init(text, default: style) { TextStyle($0, default: style, attachmentContext: attachmentContext, index: $1) }
  }

  init(_ text: String, attributes: [NSAttributedString.Key: Any]?) {
    let style = TextStyle(attributes ?? [:], default: .stringDefault)
    self.init(text, style: style)
  }

  /// Returns the text with all lengths that depend on the font multiplied by a factor.
  func scaled(by scale: CGFloat) -> StyledText {
    mapStyles { style in
      style.font = style.font.withSize(style.font.pointSize * scale)
      style.kern *= scale
      style.baselineOffset *= scale
    }
  }
}

extension TextStyle {
  /// The style of strings without attributes: 12 points, black.
  static var stringDefault: TextStyle { TextStyle(font: .system(size: 12), color: CGColor.black) }

  init(_ attributes: [NSAttributedString.Key: Any], default style: TextStyle, attachmentContext: AttachmentContext? = nil, index: Int = 0) {
    self = style.with(attributes, as: .uiKit)
    if let shadow = attributes[.shadow] as? NSShadow { self.shadow = Self.shadow(shadow) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      self.attachment = (attachmentContext ?? AttachmentContext()).picture(attachment, index, beside: self, attributes: attributes)
    }
  }

  private static func shadow(_ shadow: NSShadow) -> Shadow? {
    guard let color = shadow.shadowColor as? UIColor, shadow.shadowOffset.width.isFinite, shadow.shadowOffset.height.isFinite,
      shadow.shadowBlurRadius.isFinite
    else { return nil }
    return Shadow(offset: shadow.shadowOffset, blurRadius: max(0, shadow.shadowBlurRadius), color: color.cgColor)
  }
}
