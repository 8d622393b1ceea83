import Foundation

/// Blurs the background of a `UIVisualEffectView` (Apple: UIBlurEffect).
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = coder.containsValue(forKey: "style") ? Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .light : .light
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "style")
  }

  /// Creates a light blur.
  public convenience override init() { self.init(style: .light) }

  open override var description: String { "<UIBlurEffect style=\(style)>" }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open override var hash: Int { style.rawValue }
}
