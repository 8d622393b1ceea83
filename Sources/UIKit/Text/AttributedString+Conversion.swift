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

extension AttributedString {
  /// Creates a copy with the attributes that UIKit draws. The scope is ignored.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws { self.init(nsStr) }
}

extension NSAttributedString {
  /// Creates a copy with the attributes that UIKit draws. The scope is ignored.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws { self.init(attrStr) }
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
    self.init(attrStr)
  }
}

extension AttributeContainer {
  /// Makes a container of the attributes that UIKit draws, and links (Apple: AttributeContainer.init(_: [NSAttributedString.Key: Any])).
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in AttributeConversion.all {
      if let value = dictionary[attribute.key] { attribute.set(value, &self) }
    }
  }

  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    Dictionary(AttributeConversion.all.compactMap { attribute in attribute.value(self).map { (attribute.key, $0) } }) { $1 }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Makes a dictionary of the attributes that UIKit draws, and links (Apple: Dictionary.init(_: AttributeContainer)).
  public init(_ container: AttributeContainer) { self = container.dictionary }
}

/// Converts an attribute of a container to the attributes of an `NSAttributedString`.
private struct AttributeConversion: Sendable {
  let key: NSAttributedString.Key
  let value: @Sendable (AttributeContainer) -> Any?
  let set: @Sendable (Any, inout AttributeContainer) -> Void

  /// An attribute that has the same value in both.
  private init<A: AttributedStringKey>(_ key: NSAttributedString.Key, _ type: A.Type) where A.Value: Sendable {
    self.init(key, type, read: { $0 as? A.Value }, write: { $0 })
  }

  private init<A: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: A.Type, read: @escaping @Sendable (Any) -> A.Value?,
    write: @escaping @Sendable (A.Value) -> Any
  ) where A.Value: Sendable {
    self.key = key
    value = { $0[A.self].map(write) }
    set = { $1[A.self] = read($0) }
  }

  private typealias UIKitAttributes = AttributeScopes.UIKitAttributes

  static let all: [AttributeConversion] = [
    .init(.font, UIKitAttributes.FontAttribute.self),
    .init(.foregroundColor, UIKitAttributes.ForegroundColorAttribute.self),
    .init(.backgroundColor, UIKitAttributes.BackgroundColorAttribute.self),
    .init(.kern, UIKitAttributes.KernAttribute.self, read: number, write: { $0 }),
    .init(.tracking, UIKitAttributes.TrackingAttribute.self, read: number, write: { $0 }),
    .init(.baselineOffset, UIKitAttributes.BaselineOffsetAttribute.self, read: number, write: { $0 }),
    .init(.underlineStyle, UIKitAttributes.UnderlineStyleAttribute.self, read: lineStyle, write: { $0.rawValue }),
    .init(.underlineColor, UIKitAttributes.UnderlineColorAttribute.self),
    .init(.strikethroughStyle, UIKitAttributes.StrikethroughStyleAttribute.self, read: lineStyle, write: { $0.rawValue }),
    .init(.strikethroughColor, UIKitAttributes.StrikethroughColorAttribute.self),
    .init(.strokeColor, UIKitAttributes.StrokeColorAttribute.self),
    .init(.strokeWidth, UIKitAttributes.StrokeWidthAttribute.self, read: number, write: { $0 }),
    .init(.paragraphStyle, UIKitAttributes.ParagraphStyleAttribute.self),
    .init(.shadow, UIKitAttributes.ShadowAttribute.self),
    .init(.attachment, UIKitAttributes.AttachmentAttribute.self),
    .init(.ligature, UIKitAttributes.LigatureAttribute.self),
    .init(.obliqueness, UIKitAttributes.ObliquenessAttribute.self, read: number, write: { $0 }),
    .init(.expansion, UIKitAttributes.ExpansionAttribute.self, read: number, write: { $0 }),
    .init(
      .textEffect, UIKitAttributes.TextEffectAttribute.self,
      read: { $0 as? NSAttributedString.TextEffectStyle ?? ($0 as? String).map(NSAttributedString.TextEffectStyle.init(rawValue:)) },
      write: { $0 }),
    .init(
      .link, AttributeScopes.FoundationAttributes.LinkAttribute.self,
      read: { $0 as? URL ?? ($0 as? String).flatMap(URL.init(string:)) }, write: { $0 }),
  ]

  @Sendable private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
  }
  @Sendable private static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
    (value as? Int).map(NSUnderlineStyle.init) ?? value as? NSUnderlineStyle
  }
}
