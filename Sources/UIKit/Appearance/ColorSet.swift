/// A color set of an asset catalog.
struct ColorSet: Decodable {
  struct Entry: Decodable {
    var appearances: [AssetCatalog.Appearance]?
    var color: Color?
    var idiom: String?
  }

  struct Color: Decodable {
    var space: String?
    var components: [String: String]?
    /// The name of a system color, such as `systemGrayColor`.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  var colors: [Entry]

  /// The color, dynamic if there are variants for dark mode or for high contrast; nil if no entry has a valid color.
  var color: UIColor? {
    let entries = colors.filter { ["universal", "iphone", nil].contains($0.idiom) }
    func variant(isDark: Bool, isStrong: Bool) -> UIColor? {
      entries.first { $0.has("luminosity", "dark") == isDark && $0.has("contrast", "high") == isStrong }?.color?.value
    }
    guard let plain = entries.first(where: { $0.appearances?.isEmpty ?? true })?.color?.value else { return nil }
    let dark = variant(isDark: true, isStrong: false), strong = variant(isDark: false, isStrong: true)
    let strongDark = variant(isDark: true, isStrong: true) ?? dark
    guard dark != nil || strong != nil || strongDark != nil else { return plain }
    return UIColor { traits in
      let isStrong = traits.accessibilityContrast == .high
      guard traits.userInterfaceStyle == .dark else { return isStrong ? strong ?? plain : plain }
      return (isStrong ? strongDark : dark) ?? plain
    }
  }
}

extension ColorSet.Entry {
  fileprivate func has(_ appearance: String, _ value: String) -> Bool {
    appearances?.contains { $0.appearance == appearance && $0.value == value } == true
  }
}

extension ColorSet.Color {
  fileprivate var value: UIColor? {
    if let reference { return SystemColors.color(named: reference) }
    guard let components else { return nil }
    func number(_ name: String) -> CGFloat? { components[name].flatMap(ColorSet.component) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension ColorSet {
  /// Parses a component: "0.5", "128" and "0x80" mean about the same value.
  fileprivate static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
