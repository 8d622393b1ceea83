/// The system colors, with the sRGB values of Apple's Human Interface Guidelines (Color, Specifications: "System colors" and "iOS, iPadOS
/// system gray colors") for light and dark mode, each with its variant for high contrast ("accessible").
extension UIColor {
  public class var systemRed: UIColor { System.systemRed }
  public class var systemGreen: UIColor { System.systemGreen }
  public class var systemBlue: UIColor { System.systemBlue }
  public class var systemOrange: UIColor { System.systemOrange }
  public class var systemYellow: UIColor { System.systemYellow }
  public class var systemPink: UIColor { System.systemPink }
  public class var systemPurple: UIColor { System.systemPurple }
  public class var systemTeal: UIColor { System.systemTeal }
  public class var systemIndigo: UIColor { System.systemIndigo }
  public class var systemBrown: UIColor { System.systemBrown }
  public class var systemMint: UIColor { System.systemMint }
  public class var systemCyan: UIColor { System.systemCyan }
  public class var systemGray: UIColor { System.systemGray }
  public class var systemGray2: UIColor { System.systemGray2 }
  public class var systemGray3: UIColor { System.systemGray3 }
  public class var systemGray4: UIColor { System.systemGray4 }
  public class var systemGray5: UIColor { System.systemGray5 }
  public class var systemGray6: UIColor { System.systemGray6 }

  private enum System {
    static let systemRed = UIColor(
      light: (255, 59, 48, 1), dark: (255, 69, 58, 1), strongLight: (215, 0, 21, 1), strongDark: (255, 105, 97, 1))
    static let systemGreen = UIColor(
      light: (52, 199, 89, 1), dark: (48, 209, 88, 1), strongLight: (36, 138, 61, 1), strongDark: (48, 219, 91, 1))
    static let systemBlue = UIColor(
      light: (0, 122, 255, 1), dark: (10, 132, 255, 1), strongLight: (0, 64, 221, 1), strongDark: (64, 156, 255, 1))
    static let systemOrange = UIColor(
      light: (255, 149, 0, 1), dark: (255, 159, 10, 1), strongLight: (201, 52, 0, 1), strongDark: (255, 179, 64, 1))
    static let systemYellow = UIColor(
      light: (255, 204, 0, 1), dark: (255, 214, 10, 1), strongLight: (178, 80, 0, 1), strongDark: (255, 212, 38, 1))
    static let systemPink = UIColor(
      light: (255, 45, 85, 1), dark: (255, 55, 95, 1), strongLight: (211, 15, 69, 1), strongDark: (255, 100, 130, 1))
    static let systemPurple = UIColor(
      light: (175, 82, 222, 1), dark: (191, 90, 242, 1), strongLight: (137, 68, 171, 1), strongDark: (218, 143, 255, 1))
    static let systemTeal = UIColor(
      light: (48, 176, 199, 1), dark: (64, 200, 224, 1), strongLight: (0, 130, 153, 1), strongDark: (93, 230, 255, 1))
    static let systemIndigo = UIColor(
      light: (88, 86, 214, 1), dark: (94, 92, 230, 1), strongLight: (54, 52, 163, 1), strongDark: (125, 122, 255, 1))
    static let systemBrown = UIColor(
      light: (162, 132, 94, 1), dark: (172, 142, 104, 1), strongLight: (127, 101, 69, 1), strongDark: (181, 148, 105, 1))
    static let systemMint = UIColor(
      light: (0, 199, 190, 1), dark: (99, 230, 226, 1), strongLight: (12, 129, 123, 1), strongDark: (102, 212, 207, 1))
    static let systemCyan = UIColor(
      light: (50, 173, 230, 1), dark: (100, 210, 255, 1), strongLight: (0, 113, 164, 1), strongDark: (112, 215, 255, 1))
    static let systemGray = UIColor(
      light: (142, 142, 147, 1), dark: (142, 142, 147, 1), strongLight: (108, 108, 112, 1), strongDark: (174, 174, 178, 1))
    static let systemGray2 = UIColor(
      light: (174, 174, 178, 1), dark: (99, 99, 102, 1), strongLight: (142, 142, 147, 1), strongDark: (124, 124, 128, 1))
    static let systemGray3 = UIColor(
      light: (199, 199, 204, 1), dark: (72, 72, 74, 1), strongLight: (174, 174, 178, 1), strongDark: (84, 84, 86, 1))
    static let systemGray4 = UIColor(
      light: (209, 209, 214, 1), dark: (58, 58, 60, 1), strongLight: (188, 188, 192, 1), strongDark: (68, 68, 70, 1))
    static let systemGray5 = UIColor(
      light: (229, 229, 234, 1), dark: (44, 44, 46, 1), strongLight: (216, 216, 220, 1), strongDark: (54, 54, 56, 1))
    static let systemGray6 = UIColor(
      light: (242, 242, 247, 1), dark: (28, 28, 30, 1), strongLight: (235, 235, 240, 1), strongDark: (36, 36, 38, 1))
  }
}

extension UIColor {
  /// Creates a dynamic color. Red, green and blue are 0...255, alpha is 0...1.
  convenience init(light: (Int, Int, Int, CGFloat), dark: (Int, Int, Int, CGFloat)) {
    let light = UIColor(bytes: light.0, light.1, light.2, alpha: light.3)
    let dark = UIColor(bytes: dark.0, dark.1, dark.2, alpha: dark.3)
    self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  /// - Parameters:
  ///   - elevated: the dark variant of content that is elevated above other content (`UIUserInterfaceLevel`), if it differs.
  ///   - strongLight: the light variant for high contrast (`UIAccessibilityContrast`).
  ///   - strongDark: the dark variant for high contrast.
  ///   - strongElevated: the dark variant of elevated content for high contrast, if it differs.
  convenience init(
    light: (Int, Int, Int, CGFloat), dark: (Int, Int, Int, CGFloat), elevated: (Int, Int, Int, CGFloat)? = nil,
    strongLight: (Int, Int, Int, CGFloat), strongDark: (Int, Int, Int, CGFloat), strongElevated: (Int, Int, Int, CGFloat)? = nil
  ) {
    func color(_ bytes: (Int, Int, Int, CGFloat)) -> UIColor { UIColor(bytes: bytes.0, bytes.1, bytes.2, alpha: bytes.3) }
    let normal = (light: color(light), dark: color(dark), elevated: color(elevated ?? dark))
    let strong = (light: color(strongLight), dark: color(strongDark), elevated: color(strongElevated ?? strongDark))
    self.init(dynamicProvider: { traits in
      let colors = traits.accessibilityContrast == .high ? strong : normal
      guard traits.userInterfaceStyle == .dark else { return colors.light }
      return traits.userInterfaceLevel == .elevated ? colors.elevated : colors.dark
    })
  }

  /// Creates a color with components of 0...255.
  convenience init(bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}
