import Foundation

/// Encodes and decodes the properties of some kinds of views in an `NSKeyedArchiver` archive, besides those that `ViewArchive` does for all.
@MainActor enum KindArchive {
  static func encode(_ label: UILabel, _ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let text = label.text { coder.encode(text as NSString, forKey: "UIText") }
    coder.encode(label.font, forKey: "UIFont")
    coder.encode(label.textColor, forKey: "UITextColor")
    coder.encode(label.textAlignment.rawValue, forKey: "UITextAlignment")
    coder.encode(label.lineBreakMode.rawValue, forKey: "UILineBreakMode")
    coder.encode(label.numberOfLines, forKey: "UINumberOfLines")
    coder.encode(label.adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
    coder.encode(Double(label.minimumScaleFactor), forKey: "UIMinimumScaleFactor")
  }

  static func decode(_ label: UILabel, _ coder: NSCoder) {
    guard holds("UINumberOfLines", coder) else { return }
    label.isUserInteractionEnabled = !coder.flag("UIUserInteractionDisabled")
    label.text = coder.text("UIText")
    if let font = coder.object(UIFont.self, "UIFont") { label.font = font }
    if let color = coder.object(UIColor.self, "UITextColor") { label.textColor = color }
    label.textAlignment = NSTextAlignment(rawValue: coder.integer("UITextAlignment")) ?? .natural
    label.lineBreakMode = NSLineBreakMode(rawValue: coder.integer("UILineBreakMode")) ?? .byTruncatingTail
    label.numberOfLines = max(0, coder.integer("UINumberOfLines"))
    label.adjustsFontSizeToFitWidth = coder.flag("UIAdjustsFontSizeToFit")
    label.minimumScaleFactor = coder.number("UIMinimumScaleFactor")
  }

  static func encode(_ view: UIImageView, _ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let image = view.image { coder.encode(image, forKey: "UIImage") }
    if let image = view.highlightedImage { coder.encode(image, forKey: "UIHighlightedImage") }
    coder.encode(view.isHighlighted, forKey: "UIHighlighted")
  }

  static func decode(_ view: UIImageView, _ coder: NSCoder) {
    guard holds("UIHighlighted", coder) else { return }
    view.isUserInteractionEnabled = !coder.flag("UIUserInteractionDisabled")
    view.image = coder.object(UIImage.self, "UIImage")
    view.highlightedImage = coder.object(UIImage.self, "UIHighlightedImage")
    view.isHighlighted = coder.flag("UIHighlighted")
  }

  /// Whether an archive of a view has a key. False for Interface Builder files and for coders that hold no view.
  private static func holds(_ key: String, _ coder: NSCoder) -> Bool {
    !(coder is InterfaceCoder) && coder.allowsKeyedCoding && coder.containsValue(forKey: key)
  }
}
