import Foundation

/// Encodes views to and decodes views from an `NSKeyedArchiver` archive. Only properties that differ from a new view's are written.
@MainActor enum ViewArchive {
  static func encode(_ view: UIView, _ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(view.bounds, forKey: "UIBounds")
    coder.encode(view.center, forKey: "UICenter")
    if view.transform != .identity { coder.encode(NSCoder.string(for: view.transform) as NSString, forKey: "UITransform") }
    if view.alpha != 1 { coder.encode(Double(view.alpha), forKey: "UIAlpha") }
    if view.isHidden { coder.encode(true, forKey: "UIHidden") }
    if !view.isOpaque { coder.encode(true, forKey: "UITranslucent") }
    if view.clipsToBounds { coder.encode(true, forKey: "UIClipsToBounds") }
    if !view.isUserInteractionEnabled { coder.encode(true, forKey: "UIUserInteractionDisabled") }
    if view.tag != 0 { coder.encode(view.tag, forKey: "UITag") }
    coder.encode(view.contentMode.rawValue, forKey: "UIContentMode")
    coder.encode(Int(view.autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
    coder.encode(!view.translatesAutoresizingMaskIntoConstraints, forKey: "UIUsesConstraints")
    if view.layer.cornerRadius != 0 { coder.encode(Double(view.layer.cornerRadius), forKey: "UICornerRadius") }
    if let color = view.backgroundColor { coder.encode(words(of: color) as NSString, forKey: "UIBackgroundColor") }
    if !view.subviews.isEmpty { coder.encode(view.subviews as NSArray, forKey: "UISubviews") }
  }

  /// Decodes a view. Does nothing for a coder that holds no view, such as one that an application creates only to call `init(coder:)`.
  static func decode(_ view: UIView, _ coder: NSCoder) {
    guard !(coder is InterfaceCoder), coder.allowsKeyedCoding, coder.containsValue(forKey: "UIBounds") else { return }
    view.bounds = coder.decodeCGRect(forKey: "UIBounds")
    view.center = coder.decodeCGPoint(forKey: "UICenter")
    if coder.containsValue(forKey: "UITransform") { view.transform = coder.decodeCGAffineTransform(forKey: "UITransform") }
    if coder.containsValue(forKey: "UIAlpha") { view.alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha")) }
    view.isHidden = flag("UIHidden", coder)
    view.isOpaque = !flag("UITranslucent", coder)
    view.clipsToBounds = flag("UIClipsToBounds", coder)
    view.isUserInteractionEnabled = !flag("UIUserInteractionDisabled", coder)
    if coder.containsValue(forKey: "UITag") { view.tag = coder.decodeInteger(forKey: "UITag") }
    view.contentMode = UIView.ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")) ?? .scaleToFill
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(max(0, coder.decodeInteger(forKey: "UIAutoresizingMask"))))
    view.translatesAutoresizingMaskIntoConstraints = !flag("UIUsesConstraints", coder)
    if coder.containsValue(forKey: "UICornerRadius") { view.layer.cornerRadius = CGFloat(coder.decodeDouble(forKey: "UICornerRadius")) }
    if let text = string("UIBackgroundColor", coder) { view.backgroundColor = color(text) }
    guard coder.containsValue(forKey: "UISubviews"), let subviews = coder.decodeObject(forKey: "UISubviews") as? [UIView] else { return }
    for subview in subviews { view.addSubview(subview) }
  }

  // Foundation on Linux terminates the process if a key is missing.

  private static func flag(_ key: String, _ coder: NSCoder) -> Bool { coder.containsValue(forKey: key) && coder.decodeBool(forKey: key) }

  private static func string(_ key: String, _ coder: NSCoder) -> String? {
    coder.containsValue(forKey: key)
      ? (coder.decodeObject(forKey: key) as? NSString).map { $0 as String } ?? coder.decodeObject(forKey: key) as? String : nil
  }

  /// Returns the red, green, blue and alpha components of a colour in the light style.
  private static func words(of color: UIColor) -> String {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return "\(red) \(green) \(blue) \(alpha)"
  }

  private static func color(_ text: String) -> UIColor? {
    let parts = text.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 4 else { return nil }
    return UIColor(red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: CGFloat(parts[3]))
  }
}
