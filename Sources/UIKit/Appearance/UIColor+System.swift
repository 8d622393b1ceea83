/// The system colours, with the sRGB values that Apple's Human Interface Guidelines give for the light appearance.
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
    static let systemRed = UIColor(bytes: 255, 59, 48)
    static let systemGreen = UIColor(bytes: 52, 199, 89)
    static let systemBlue = UIColor(bytes: 0, 122, 255)
    static let systemOrange = UIColor(bytes: 255, 149, 0)
    static let systemYellow = UIColor(bytes: 255, 204, 0)
    static let systemPink = UIColor(bytes: 255, 45, 85)
    static let systemPurple = UIColor(bytes: 175, 82, 222)
    static let systemTeal = UIColor(bytes: 48, 176, 199)
    static let systemIndigo = UIColor(bytes: 88, 86, 214)
    static let systemBrown = UIColor(bytes: 162, 132, 94)
    static let systemMint = UIColor(bytes: 0, 199, 190)
    static let systemCyan = UIColor(bytes: 50, 173, 230)
    static let systemGray = UIColor(bytes: 142, 142, 147)
    static let systemGray2 = UIColor(bytes: 174, 174, 178)
    static let systemGray3 = UIColor(bytes: 199, 199, 204)
    static let systemGray4 = UIColor(bytes: 209, 209, 214)
    static let systemGray5 = UIColor(bytes: 229, 229, 234)
    static let systemGray6 = UIColor(bytes: 242, 242, 247)
  }
}

extension UIColor {
  /// Components of 0...255, as designers give them.
  convenience init(bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }
}
