import CoreGraphics

/// Something a screen reader comes to that is no view (Apple: UIAccessibilityElement): a container gives it by `accessibilityElements`.
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// An element, unless it is told not to be.
  override var plainAccessibility: PlainAccessibility { (true, nil, nil, .none) }
  override var keptAccessibility: AccessibilityState? {
    get { kept }
    set { kept = newValue }
  }
  private var kept: AccessibilityState?
  /// In the container; sets where the element is on the screen. Default zero: `accessibilityFrame` counts.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// On the screen, in points.
  open override var accessibilityFrame: CGRect {
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

  /// Without a container.
  public override init() { super.init() }
}
