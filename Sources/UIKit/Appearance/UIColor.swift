/// A colour, fixed or dependent on traits (Apple: UIColor). Immutable.
open class UIColor: NSObject, @unchecked Sendable {
  private let fixed: CGColor

  public required init(cgColor: CGColor) { fixed = cgColor }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  open var cgColor: CGColor { fixed }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
}
