import Foundation

/// An effect of a `UIVisualEffectView` (Apple: UIVisualEffect). Immutable.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
