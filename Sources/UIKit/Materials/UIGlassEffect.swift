import Foundation

/// Shows a `UIVisualEffectView` as glass: its background is blurred, refracted at the edge, and lit at the rim (Apple: UIGlassEffect).
///
/// The glass has the corners of the view (`cornerConfiguration` or the layer's `cornerRadius`); without round corners it is a capsule.
/// Setting `UIVisualEffectView.effect` copies the effect.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The kind of glass.
  public enum Style: Int, Sendable {
    case regular = 0
    /// Glass that is more transparent.
    case clear = 1
  }

  let style: Style
  /// Whether the glass grows under a finger. Default false.
  open var isInteractive = false
  /// Whether the glass is that of menus and sidebars.
  private(set) var isThick = false
  /// The colour of the glass. Default nil: none.
  open var tintColor: UIColor?

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates regular glass.
  public convenience override init() { self.init(style: .regular) }

  /// Returns the glass of menus and sidebars.
  static func thick() -> UIGlassEffect {
    let glass = UIGlassEffect(style: .regular)
    glass.isThick = true
    return glass
  }

  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .regular
    super.init(coder: coder)
    isInteractive = coder.decodeBool(forKey: "interactive")
    tintColor = coder.containsValue(forKey: "tintColor") ? coder.decodeObject(of: UIColor.self, forKey: "tintColor") : nil
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "style")
    coder.encode(isInteractive, forKey: "interactive")
    if let tintColor { coder.encode(tintColor, forKey: "tintColor") }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    copy.isInteractive = isInteractive
    copy.isThick = isThick
    copy.tintColor = tintColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return other.style == style && other.isThick == isThick && other.isInteractive == isInteractive && other.tintColor == tintColor
  }
  open override var hash: Int { style.rawValue &* 2 &+ (isInteractive ? 1 : 0) }
}
