import CoreGraphics
import Foundation

/// The frameworks that draw attributed strings. Each supports some of the attributes.
package enum AttributeReader: Sendable {
  /// Core Text draws no underlines, strikethroughs or backgrounds.
  case coreText
  /// Text layers draw single underlines, and have their own paragraph styles.
  case textLayer
  /// UIKit supports all attributes.
  case uiKit
}

extension StyledText {
  /// Creates a text from Core Text's attributes, and from those of UIKit that have the same names. The default font is 12 points.
  init(coreText text: NSAttributedString) {
    let plain = TextStyle(font: .system(size: 12))
    self.init(text, default: plain) { attributes, _ in plain.with(attributes, as: .coreText) }
  }

  /// Creates a text whose runs have the styles that the closure returns for their attributes and first indices.
  package init(
    _ text: NSAttributedString, default style: TextStyle, styleOf: (_ attributes: [NSAttributedString.Key: Any], _ index: Int) -> TextStyle
  ) {
    self.init("", style: style)
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      append(string.substring(with: range), style: styleOf(attributes, range.location))
    }
  }
}

extension TextStyle {
  /// Returns the style with the attributes that a framework supports. Values of wrong types are ignored.
  package func with(_ attributes: [NSAttributedString.Key: Any], as reader: AttributeReader) -> TextStyle {
    func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(name)] }
    func number(_ name: String) -> CGFloat? { CGFloat(finite: value(name)) }
    func color(_ name: String) -> CGColor? { (value(name) as? any CGColorConvertible)?.convertedColor }
    var style = self
    if let font = value(kCTFontAttributeName) as? any CTFontConvertible { style.font = font.ctFont }
    let foreground =
      switch reader {
      case .coreText: color(kCTForegroundColorAttributeName) ?? color("NSColor")
      case .textLayer: color("NSColor") ?? color(kCTForegroundColorAttributeName)
      case .uiKit: color("NSColor")
      }
    if let foreground { style.color = foreground }
    if let kern = number(kCTTrackingAttributeName) ?? number(kCTKernAttributeName) { style.kern = kern }
    if reader != .coreText {
      if let color = color("NSBackgroundColor") { style.backgroundColor = color }
      if let offset = number("NSBaselineOffset") { style.baselineOffset = offset }
    }
    if reader != .textLayer {
      if let width = number(kCTStrokeWidthAttributeName) { style.strokeWidth = width }
      if let color = color(kCTStrokeColorAttributeName) { style.strokeColor = color }
      if let ligature = number(kCTLigatureAttributeName) { style.hasLigatures = ligature != 0 }
      if let paragraph = value(kCTParagraphStyleAttributeName) as? any TextParagraphConvertible { style.paragraph = paragraph.textStyle }
    }
    switch reader {
    case .coreText: break
    case .textLayer:
      if let line = number("NSUnderline"), line > 0 { style.underline = .single }
      if let line = number("NSStrikethrough"), line > 0 { style.strikethrough = .single }
    case .uiKit:
      if let value = value("NSUnderline") { (style.underline, style.underlinePattern) = Self.decoration(value) }
      if let color = color("NSUnderlineColor") { style.underlineColor = color }
      if let value = value("NSStrikethrough") { (style.strikethrough, style.strikethroughPattern) = Self.decoration(value) }
      if let color = color("NSStrikethroughColor") { style.strikethroughColor = color }
      if let lean = number("NSObliqueness") { style.obliqueness = lean }
      if let expansion = number("NSExpansion") { style.expansion = min(max(expansion, -5), 5) }
    }
    return style
  }

  /// Returns the decoration and its pattern for an `NSUnderlineStyle` or its number.
  private static func decoration(_ value: Any) -> (Decoration?, Pattern?) {
    let raw = CGFloat(finite: value).flatMap { Int(exactly: $0) } ?? (value as? any RawRepresentable)?.rawValue as? Int ?? 0
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
}
