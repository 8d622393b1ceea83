import Foundation

extension UIBarAppearance {
  func encodeBackground(_ coder: NSCoder) {
    coder.encode(idiom.rawValue, forKey: "idiom")
    coder.encode(true, forKey: "hasBackground")
    if let style = backgroundEffect?.style { coder.encode(style.rawValue, forKey: "backgroundEffectStyle") }
    coder.encode(backgroundColor, forKey: "backgroundColor")
    coder.encode(backgroundImage, forKey: "backgroundImage")
    coder.encode(backgroundImageContentMode.rawValue, forKey: "backgroundImageContentMode")
    // An archive of a color has no appearances, and the default line has two.
    if shadowColor === Self.line { coder.encode(true, forKey: "hasDefaultLine") } else { coder.encode(shadowColor, forKey: "shadowColor") }
    coder.encode(shadowImage, forKey: "shadowImage")
  }

  func decodeBackground(_ coder: NSCoder) {
    guard coder.flag("hasBackground") else { return }
    let style = coder.containsValue(forKey: "backgroundEffectStyle") ? coder.integer("backgroundEffectStyle") : nil
    backgroundEffect = style.flatMap(UIBlurEffect.Style.init).map(UIBlurEffect.init)
    backgroundColor = coder.object(UIColor.self, "backgroundColor")
    backgroundImage = coder.object(UIImage.self, "backgroundImage")
    backgroundImageContentMode = UIView.ContentMode(rawValue: coder.integer("backgroundImageContentMode")) ?? .scaleToFill
    shadowColor = coder.flag("hasDefaultLine") ? Self.line : coder.object(UIColor.self, "shadowColor")
    shadowImage = coder.object(UIImage.self, "shadowImage")
  }
}

extension NSCoder {
  /// Encodes the attributes of titles whose values can be archived: fonts, colors, shadows, paragraph styles and numbers.
  func encodeTitle(_ attributes: [NSAttributedString.Key: Any], _ key: String) {
    for (name, value) in attributes {
      switch value {
      case let value as NSNumber: encode(value, forKey: "\(key).\(name.rawValue)")
      case let value as any NSObject & NSSecureCoding: encode(value, forKey: "\(key).\(name.rawValue)")
      default: continue
      }
    }
  }

  func titleAttributes(_ key: String) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    func archiveKey(_ name: NSAttributedString.Key) -> String { "\(key).\(name.rawValue)" }
    attributes[.font] = object(UIFont.self, archiveKey(.font))
    attributes[.shadow] = object(NSShadow.self, archiveKey(.shadow))
    attributes[.paragraphStyle] = object(NSParagraphStyle.self, archiveKey(.paragraphStyle))
    for name in [NSAttributedString.Key.foregroundColor, .backgroundColor, .strokeColor, .underlineColor, .strikethroughColor] {
      attributes[name] = object(UIColor.self, archiveKey(name))
    }
    for name in [NSAttributedString.Key.kern, .baselineOffset, .strokeWidth] {
      attributes[name] = object(NSNumber.self, archiveKey(name)).map { CGFloat($0.doubleValue) }
    }
    for name in [NSAttributedString.Key.underlineStyle, .strikethroughStyle, .ligature] {
      attributes[name] = object(NSNumber.self, archiveKey(name))?.intValue
    }
    return attributes
  }

  func encodeOffset(_ offset: UIOffset, _ key: String) {
    guard offset != .zero else { return }
    encode(Double(offset.horizontal), forKey: "\(key).horizontal")
    encode(Double(offset.vertical), forKey: "\(key).vertical")
  }

  func offset(_ key: String) -> UIOffset { UIOffset(horizontal: number("\(key).horizontal"), vertical: number("\(key).vertical")) }

  /// Decodes an appearance of items; nil if the archive lacks it.
  func itemAppearance<Appearance: NSObject & NSCoding>(_ key: String) -> Appearance? { object(Appearance.self, key) }
}

/// An archive without values, from which `copy()` creates an appearance of the class of the copied one.
final class EmptyAppearanceArchive: NSCoder {
  private let idiom: UIUserInterfaceIdiom

  init(idiom: UIUserInterfaceIdiom = .phone) { self.idiom = idiom }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { key == "idiom" }
  override func decodeInteger(forKey key: String) -> Int { key == "idiom" ? idiom.rawValue : 0 }
}
