import CoreGraphics

/// Something a screen reader comes to that is no view (Apple: UIAccessibilityElement): a container gives it by `accessibilityElements`.
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// Default true.
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityIdentifier: String?
  /// In the container; sets where the element is on the screen. Default zero: `accessibilityFrame` counts.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// On the screen, in points.
  open var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero, let container = accessibilityContainer as? UIView else { return screenFrame }
      return container.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { screenFrame = newValue }
  }
  private var screenFrame = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
