import CoreGraphics
import Foundation

/// Draws the glass of the views in a `UIVisualEffectView` as one surface, in which close pieces flow together
/// (Apple: UIGlassContainerEffect). The glass views lie at any depth in the `contentView`.
///
/// Setting `UIVisualEffectView.effect` copies the effect.
open class UIGlassContainerEffect: UIVisualEffect, @unchecked Sendable {
  /// The distance in points at which pieces of glass begin to flow together. Default 0.
  open var spacing: CGFloat = 0 {
    didSet { if !(spacing >= 0 && spacing.isFinite) { spacing = oldValue } }
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let stored = CGFloat(coder.decodeDouble(forKey: "spacing"))
    if stored >= 0, stored.isFinite { spacing = stored }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Double(spacing), forKey: "spacing")
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIGlassContainerEffect)?.spacing == spacing }
  open override var hash: Int { spacing.hashValue }
}
