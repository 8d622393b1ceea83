import Foundation

/// The appearance of a view under the pointer (Apple: UIHoverStyle). Stored; hover effects are not drawn on Linux. A `UIPointerInteraction`
/// determines the shape of the pointer.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, NSCopying {
  open var effect: any UIHoverEffect
  /// The shape of the effect. Default nil: that of the view.
  open var shape: UIShape?
  /// Whether the effect is shown. Default true.
  open var isEnabled = true

  public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// Makes a style with the automatic effect.
  public convenience init(shape: UIShape?) { self.init(effect: UIHoverAutomaticEffect(), shape: shape) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated {
      let copy = UIHoverStyle(shape: shape)
      copy.effect = effect
      copy.isEnabled = isEnabled
      return copy
    }
    return copy
  }

  /// A style with the automatic effect.
  open class func automatic() -> UIHoverStyle { UIHoverStyle(shape: nil) }
}

/// An effect of a hover style (Apple: UIHoverEffect).
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The effect that fits the view (Apple: UIHoverAutomaticEffect).
public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}

/// A highlight on the view (Apple: UIHoverHighlightEffect).
public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}

/// An effect that raises the view (Apple: UIHoverLiftEffect).
public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

@MainActor private let styles = SideTable<UIView, UIHoverStyle>()

extension UIView {
  /// The appearance of the view under the pointer. Stored, not drawn; see `UIHoverStyle`. Default nil.
  public var hoverStyle: UIHoverStyle? {
    get { styles[self] }
    set { styles[self] = newValue }
  }
}
