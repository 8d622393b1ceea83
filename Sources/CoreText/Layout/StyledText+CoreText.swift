import CoreGraphics
import Foundation

extension StyledText {
  /// Creates a text from Core Text's attributes and from those that UIKit names alike. The default font is 12 points.
  init(coreText text: NSAttributedString) {
    let plain = TextStyle(font: .system(size: 12))
    self.init("", style: plain)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      append((text.string as NSString).substring(with: range), style: plain.with(attributes))
    }
  }
}

extension TextStyle {
  fileprivate func with(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
    func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(name)] }
    func color(_ name: String) -> CGColor? { (value(name) as? any CGColorConvertible)?.convertedColor }
    func number(_ name: String) -> CGFloat? {
      switch value(name) {
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Int: CGFloat(number)
      default: nil
      }
    }
    var style = self
    if let font = value(kCTFontAttributeName) as? any CTFontConvertible { style.font = font.ctFont }
    if let color = color(kCTForegroundColorAttributeName) ?? color("NSColor") { style.color = color }
    if let kern = number(kCTTrackingAttributeName) ?? number(kCTKernAttributeName) { style.kern = kern }
    if let width = number(kCTStrokeWidthAttributeName) { style.strokeWidth = width }
    if let color = color(kCTStrokeColorAttributeName) { style.strokeColor = color }
    if let ligature = number(kCTLigatureAttributeName) { style.hasLigatures = ligature != 0 }
    if let paragraph = value(kCTParagraphStyleAttributeName) as? any TextParagraphConvertible { style.paragraph = paragraph.textStyle }
    return style
  }
}
