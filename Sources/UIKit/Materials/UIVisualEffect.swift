import Foundation

/// An effect of a `UIVisualEffectView` (Apple: UIVisualEffect). Immutable.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
