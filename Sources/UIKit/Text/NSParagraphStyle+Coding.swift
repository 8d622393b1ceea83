import Foundation

/// The values of a paragraph style in an archive. Those that have their defaults are left out.
extension NSParagraphStyle.Values {
  private typealias Values = NSParagraphStyle.Values

  private static let lengths: [(key: String, path: WritableKeyPath<Values, CGFloat> & Sendable)] = [
    ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
    ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
    ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
    ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
    ("NSDefaultTabInterval", \.defaultTabInterval),
  ]
  private static let flags: [(key: String, path: WritableKeyPath<Values, Bool> & Sendable)] = [
    ("NSUsesDefaultHyphenation", \.usesDefaultHyphenation), ("NSAllowsTighteningForTruncation", \.tightensForTruncation),
  ]
  private enum Key {
    static let alignment = "NSAlignment", lineBreak = "NSLineBreakMode", direction = "NSWritingDirection"
    static let strategy = "NSLineBreakStrategy", hyphenation = "NSHyphenationFactor", tabs = "NSTabStops", lists = "NSTextLists"
  }

  init(from coder: NSCoder) {
    self.init()
    for (key, path) in Self.lengths where coder.containsValue(forKey: key) { self[keyPath: path] = coder.number(key) }
    for (key, path) in Self.flags { self[keyPath: path] = coder.flag(key) }
    func value<Value: RawRepresentable<Int>>(_ key: String, _ path: WritableKeyPath<Self, Value>) {
      if coder.containsValue(forKey: key), let value = Value(rawValue: coder.integer(key)) { self[keyPath: path] = value }
    }
    value(Key.alignment, \.alignment)
    value(Key.lineBreak, \.lineBreakMode)
    value(Key.direction, \.baseWritingDirection)
    lineBreakStrategy = .init(rawValue: UInt(bitPattern: coder.integer(Key.strategy)))
    hyphenationFactor = Float(coder.number(Key.hyphenation))
    tabStops = coder.objects(NSTextTab.self, Key.tabs)
    textLists = coder.objects(NSTextList.self, Key.lists) ?? []
  }

  func encode(with coder: NSCoder) {
    let plain = Self()
    for (key, path) in Self.lengths where self[keyPath: path] != plain[keyPath: path] {
      coder.encode(Double(self[keyPath: path]), forKey: key)
    }
    for (key, path) in Self.flags where self[keyPath: path] { coder.encode(true, forKey: key) }
    if alignment != plain.alignment { coder.encode(alignment.rawValue, forKey: Key.alignment) }
    if lineBreakMode != plain.lineBreakMode { coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreak) }
    if baseWritingDirection != plain.baseWritingDirection { coder.encode(baseWritingDirection.rawValue, forKey: Key.direction) }
    if !lineBreakStrategy.isEmpty { coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: Key.strategy) }
    if hyphenationFactor != 0 { coder.encode(Double(hyphenationFactor), forKey: Key.hyphenation) }
    if let tabStops { coder.encode(tabStops as NSArray, forKey: Key.tabs) }
    if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: Key.lists) }
  }
}
