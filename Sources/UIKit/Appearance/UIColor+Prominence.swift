extension UIColor {
  /// How much a color stands out (Apple: UIColor.Prominence).
  public enum Prominence: Int, Sendable {
    case primary, secondary, tertiary, quaternary

    /// The factor of the alpha: that of the label colors in the light style.
    var alpha: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The prominence that `withProminence(_:)` gave the color. Default primary.
  public var prominence: Prominence { (self as? ProminentColor)?.level ?? .primary }

  /// Returns the color with less prominence: with a part of its alpha. The prominence that it has is replaced.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let base = (self as? ProminentColor)?.base ?? self
    return prominence == .primary ? base : ProminentColor(base, prominence)
  }
}

/// A color with its prominence.
private final class ProminentColor: UIColor, @unchecked Sendable {
  // Unchecked, as UIColor: both properties are immutable.
  let base: UIColor
  let level: Prominence

  init(_ base: UIColor, _ level: Prominence) {
    self.base = base
    self.level = level
    super.init(dynamicProvider: { traits in
      let color = base.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * level.alpha)
    })
  }

  required init(cgColor: CGColor) {
    base = UIColor(cgColor: cgColor)
    level = .primary
    super.init(cgColor: cgColor)
  }

  required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    base = color
    level = .primary
    super.init(cgColor: color.cgColor)
  }

  required init?(coder: NSCoder) {
    guard let color = UIColor(coder: coder) else { return nil }
    base = color
    level = .primary
    super.init(cgColor: color.cgColor)
  }
}
