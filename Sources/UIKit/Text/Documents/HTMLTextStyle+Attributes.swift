import CoreGraphics
import Foundation
internal import HTMLDocuments

extension HTMLTextStyle {
  /// The attributes of text with this style. They include a `strokeWidth` of 0 and an explicit black colour, as in Apple's reader.
  var attributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: color, .kern: kern, .strokeColor: color, .strokeWidth: CGFloat(0), .paragraphStyle: paragraph,
    ]
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if baselineOffset != 0 { result[.baselineOffset] = baselineOffset }
    if let link { result[.link] = link }
    return result
  }

  private var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.paragraphSpacing = spacing
    style.headIndent = indent
    style.firstLineHeadIndent = indent + firstLineIndent
    style.defaultTabInterval = 36
    style.tabStops = []
    style.baseWritingDirection = isRightToLeft ? .rightToLeft : .natural
    (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight)
    if !lists.isEmpty {
      let depth = CGFloat(lists.count)
      style.textLists = lists
      style.headIndent = indent + 36 * depth
      style.tabStops = [11, 36].map { NSTextTab(textAlignment: .left, location: indent + 36 * (depth - 1) + $0) }
    }
    return style
  }

  // MARK: Font

  /// The font of the first available family, otherwise the serif design of the system font.
  private var font: UIFont {
    for family in families {
      if let font = Self.font(family, size: size, isBold: isBold, isItalic: isItalic) { return font }
    }
    return Self.system(.serif, size: size, isBold: isBold, isItalic: isItalic)
  }

  private static func font(_ family: String, size: CGFloat, isBold: Bool, isItalic: Bool) -> UIFont? {
    switch family.lowercased() {
    case "-apple-system", "system-ui", "blinkmacsystemfont", "sans-serif", "-apple-system-font":
      return system(.default, size: size, isBold: isBold, isItalic: isItalic)
    case let name where name.hasPrefix(".sf") || name.hasPrefix(".applesystem"):
      return system(.default, size: size, isBold: isBold || name.contains("bold"), isItalic: isItalic)
    case "serif", "times", "times new roman": return system(.serif, size: size, isBold: isBold, isItalic: isItalic)
    case "monospace", "ui-monospace", "courier", "courier new": return system(.monospaced, size: size, isBold: isBold, isItalic: isItalic)
    case "ui-rounded": return system(.rounded, size: size, isBold: isBold, isItalic: isItalic)
    default:
      guard let font = UIFont(name: family, size: size) else { return nil }
      return font.with(isBold: isBold, isItalic: isItalic)
    }
  }

  private static func system(_ design: UIFontDescriptor.SystemDesign, size: CGFloat, isBold: Bool, isItalic: Bool) -> UIFont {
    let plain = UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
    let designed = plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? plain
    return designed.with(isBold: isBold, isItalic: isItalic)
  }
}

extension UIFont {
  /// Returns the font with the traits bold and italic added; the font itself if the family has no such face.
  fileprivate func with(isBold: Bool, isItalic: Bool) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    guard traits != fontDescriptor.symbolicTraits else { return self }
    return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }
}
