internal import CoreText
internal import InterfaceBuilder

/// Creates attributed strings from their fragments.
@MainActor enum AttributedTextLoading {
  static func text(_ element: InterfaceElement?, _ loader: InterfaceLoader) -> NSAttributedString? {
    guard let element, element.name == "attributedString" else { return nil }
    let fragments = element.all("fragment").map { (($0.string("content") ?? "") as NSString, $0.first("attributes")) }
    let text = MutableAttributedText(string: fragments.map { $0.0 as String }.joined())
    var start = 0
    for (content, own) in fragments {
      let range = NSRange(location: start, length: content.length)
      for (key, value) in attributes(own, loader) where range.length > 0 {
        text.addAttribute(key, value: value, range: range)
      }
      start += content.length
    }
    return text
  }

  private static func attributes(_ element: InterfaceElement?, _ loader: InterfaceLoader) -> [NSAttributedString.Key: NSObject] {
    var found: [NSAttributedString.Key: NSObject] = [:]
    for child in element?.children ?? [] {
      switch child["key"] {
      case "NSFont": found[.font] = loader.font(child)
      case "NSColor": found[.foregroundColor] = loader.color(child)
      case "NSBackgroundColor": found[.backgroundColor] = loader.color(child)
      case "NSKern": found[.kern] = child.number("value").map { NSNumber(value: $0) }
      case "NSUnderline": found[.underlineStyle] = child.integer("value").map { NSNumber(value: $0) }
      case "NSParagraphStyle": found[.paragraphStyle] = paragraph(child)
      default: break
      }
    }
    return found
  }

  private static func paragraph(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = InterfaceWords.textAlignments[element["alignment"] ?? ""] ?? .natural
    style.lineBreakMode = InterfaceWords.lineBreakModes[element["lineBreakMode"] ?? ""] ?? .byWordWrapping
    for (name, path) in [
      ("lineSpacing", \NSMutableParagraphStyle.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
    ] as [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] {
      if let value = element.number(name), value >= 0 { style[keyPath: path] = CGFloat(value) }
    }
    return style
  }
}
