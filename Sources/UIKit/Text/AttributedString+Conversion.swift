internal import CoreText
import Foundation

extension AttributedString {
  /// Makes a copy of an attributed string, with the attributes that UIKit draws (Apple: AttributedString.init(_: NSAttributedString)).
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(AttributedString(nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
    }
  }
}

extension NSAttributedString {
  /// Makes a copy of an attributed string, with the attributes that UIKit draws (Apple: NSAttributedString.init(_: AttributedString)).
  public convenience init(_ attrStr: AttributedString) { self.init(attrStr, base: AttributeContainer()) }

  /// Makes a copy of a text with UIKit's attributes. A run takes the attributes that it lacks from `base`.
  convenience init(_ text: AttributedString, base: AttributeContainer) {
    let whole = MutableAttributedText(string: "")
    for run in text.runs {
      let string = String(text.characters[run.range])
      whole.append(AttributedText(string: string, attributes: base.merging(run.attributes).dictionary))
    }
    self.init(attributedString: whole)
  }
}

extension AttributeContainer {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = attributes[.font] as? UIFont
    self.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.kern = attributes[.kern] as? CGFloat
    self.tracking = attributes[.tracking] as? CGFloat
    self.baselineOffset = attributes[.baselineOffset] as? CGFloat
    self.underlineStyle = (attributes[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
    self.underlineColor = attributes[.underlineColor] as? UIColor
    self.strikethroughStyle = (attributes[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init)
    self.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    self.strokeColor = attributes[.strokeColor] as? UIColor
    self.strokeWidth = attributes[.strokeWidth] as? CGFloat
    self.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    self.shadow = attributes[.shadow] as? NSShadow
  }

  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.font
    attributes[.foregroundColor] = self.foregroundColor
    attributes[.backgroundColor] = self.backgroundColor
    attributes[.kern] = self.kern
    attributes[.tracking] = self.tracking
    attributes[.baselineOffset] = self.baselineOffset
    attributes[.underlineStyle] = self.underlineStyle?.rawValue
    attributes[.underlineColor] = self.underlineColor
    attributes[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    attributes[.strikethroughColor] = self.strikethroughColor
    attributes[.strokeColor] = self.strokeColor
    attributes[.strokeWidth] = self.strokeWidth
    attributes[.paragraphStyle] = self.paragraphStyle
    attributes[.shadow] = self.shadow
    return attributes
  }
}
