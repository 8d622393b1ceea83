/// The measures of a popover's background (Apple: UIPopoverBackgroundViewMethods).
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The height of the arrow from its base to its tip, in points.
  static func arrowHeight() -> CGFloat
  /// The width of the arrow's base, in points.
  static func arrowBase() -> CGFloat
  /// The distances of the content from the edges of the background without the arrow, in points.
  static func contentViewInsets() -> UIEdgeInsets
}

/// The background of a popover (Apple: UIPopoverBackgroundView). Subclasses override its properties and class methods, and draw the bubble and its
/// arrow. They are shown by `popoverBackgroundViewClass` of the popover's presentation controller.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow from the middle of its edge, in points; positive to the right or downwards. Set by the popover.
  open var arrowOffset: CGFloat = 0
  /// The direction of the arrow. Set by the popover.
  open var arrowDirection = UIPopoverArrowDirection.unknown

  /// Whether the content has rounded corners. Default true.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Default that of the system's arrow, 13 points.
  open class func arrowHeight() -> CGFloat { PopoverLayout.arrowHeight }
  /// Default that of the system's arrow, 26 points.
  open class func arrowBase() -> CGFloat { PopoverLayout.arrowBase }
  /// Default zero.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
