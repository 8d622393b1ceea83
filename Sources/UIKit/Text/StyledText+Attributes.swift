internal import CoreText

extension StyledText {
  /// Makes styled text from UIKit's attributes. Values of unusable types leave the default.
  /// - Parameter place: the position of the text in a layout manager, for attachments; nil without a layout manager.
  init(_ text: NSAttributedString, default style: TextStyle = .stringDefault, place: AttachmentPlace? = nil) {
    self.init("", style: style)
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      append(string.substring(with: range), style: TextStyle(attributes, default: style, place: place, index: range.location))
    }
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

  init(_ attributes: [NSAttributedString.Key: Any], default style: TextStyle, place: AttachmentPlace? = nil, index: Int = 0) {
    self = style
    if let font = attributes[.font] as? any CTFontConvertible { self.font = font.ctFont }
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color.cgColor }
    if let color = attributes[.backgroundColor] as? UIColor { backgroundColor = color.cgColor }
    if let kern = Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) { self.kern = kern }
    if let offset = Self.number(attributes[.baselineOffset]) { baselineOffset = offset }
    if let value = attributes[.underlineStyle] { (underline, underlinePattern) = Self.decoration(value) }
    if let color = attributes[.underlineColor] as? UIColor { underlineColor = color.cgColor }
    if let value = attributes[.strikethroughStyle] { (strikethrough, strikethroughPattern) = Self.decoration(value) }
    if let color = attributes[.strikethroughColor] as? UIColor { strikethroughColor = color.cgColor }
    if let width = Self.number(attributes[.strokeWidth]) { strokeWidth = width }
    if let color = attributes[.strokeColor] as? UIColor { strokeColor = color.cgColor }
    if let lean = Self.number(attributes[.obliqueness]) { obliqueness = lean }
    if let expansion = Self.number(attributes[.expansion]) { self.expansion = min(max(expansion, -5), 5) }
    if let ligature = Self.number(attributes[.ligature]) { hasLigatures = ligature != 0 }
    if let shadow = attributes[.shadow] as? NSShadow { self.shadow = Self.shadow(shadow) }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      self.attachment = (place ?? AttachmentPlace()).picture(attachment, index, height: font.ascent + font.descent)
    }
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle { self.paragraph = paragraph.textStyle }
  }

  private static func shadow(_ shadow: NSShadow) -> Shadow? {
    guard let color = shadow.shadowColor as? UIColor, shadow.shadowOffset.width.isFinite, shadow.shadowOffset.height.isFinite,
      shadow.shadowBlurRadius.isFinite
    else { return nil }
    return Shadow(offset: shadow.shadowOffset, blurRadius: max(0, shadow.shadowBlurRadius), color: color.cgColor)
  }

  private static func decoration(_ value: Any) -> (Decoration?, Pattern?) {
    let raw = (value as? NSUnderlineStyle)?.rawValue ?? number(value).flatMap { Int(exactly: $0) } ?? 0
    let pattern: Pattern? =
      switch raw & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: nil
      }
    switch raw & 0xf {
    case 0: return (nil, nil)
    case 2: return (.thick, pattern)
    case 9: return (.double, pattern)
    default: return (.single, pattern)
    }
  }

  /// Returns a finite number from a value of any numeric type; nil for other values.
  private static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
