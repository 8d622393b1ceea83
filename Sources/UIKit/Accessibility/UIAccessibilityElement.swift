import CoreGraphics

/// An accessibility element that is not a view (Apple: UIAccessibilityElement). A container returns it in `accessibilityElements`.
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// An accessibility element by default.
  override var plainAccessibility: PlainAccessibility { (true, nil, nil, .none) }
  override var accessibilityIfSet: AccessibilityState? {
    get { storedState }
    set { storedState = newValue }
  }
  private var storedState: AccessibilityState?
  /// The frame in the coordinates of the container. Default zero, which means that `accessibilityFrame` is used.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// The frame on the screen in points.
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

  /// Creates an element without a container.
  public override init() { super.init() }
}
