/// A color in an archive. The keys are Apple's as far as they are known from archives of iOS.
struct ArchivedColor {
  let cgColor: CGColor
  /// The color of the system with the archived name; nil for other colors.
  let system: UIColor?

  private enum Key {
    static let system = "UISystemColorName", count = "UIColorComponentCount"
    static let white = "UIWhite", red = "UIRed", green = "UIGreen", blue = "UIBlue", alpha = "UIAlpha"
    // Our own.
    static let isDisplayP3 = "VitrineDisplayP3", pattern = "VitrinePattern"
  }

  init(_ color: UIColor) {
    cgColor = color.cgColor
    system = SystemColors.name(of: color) == nil ? nil : color
  }

  /// Returns nil if the archive contains no color, or one of a name that the system does not have.
  init?(from coder: NSCoder) {
    if let name = coder.text(Key.system) {
      guard let color = SystemColors.color(named: name) else { return nil }
      (cgColor, system) = (color.cgColor, color)
      return
    }
    system = nil
    if let image = coder.object(UIImage.self, Key.pattern) {
      cgColor = UIColor(patternImage: image).cgColor
    } else if coder.containsValue(forKey: Key.white) {
      cgColor = CGColor(gray: coder.number(Key.white), alpha: coder.number(Key.alpha))
    } else if coder.containsValue(forKey: Key.red) {
      let (red, green, blue, alpha) = (coder.number(Key.red), coder.number(Key.green), coder.number(Key.blue), coder.number(Key.alpha))
      cgColor =
        coder.flag(Key.isDisplayP3)
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).cgColor
        : CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    } else {
      return nil
    }
  }

  func encode(with coder: NSCoder) {
    if let system, let name = SystemColors.name(of: system) { return coder.encode(name as NSString, forKey: Key.system) }
    if let image = cgColor.patternImage { return coder.encode(UIImage(cgImage: image), forKey: Key.pattern) }
    coder.encode(Double(cgColor.alpha), forKey: Key.alpha)
    let components = cgColor.components ?? []
    if components.count == 2 {
      coder.encode(2, forKey: Key.count)
      return coder.encode(Double(components[0]), forKey: Key.white)
    }
    let isDisplayP3 = cgColor.colorSpace?.name == CGColorSpace.displayP3 && components.count == 4
    let (red, green, blue) = isDisplayP3 ? (components[0], components[1], components[2]) : cgColor.sRGB
    coder.encode(4, forKey: Key.count)
    coder.encode(Double(red), forKey: Key.red)
    coder.encode(Double(green), forKey: Key.green)
    coder.encode(Double(blue), forKey: Key.blue)
    if isDisplayP3 { coder.encode(true, forKey: Key.isDisplayP3) }
  }
}
