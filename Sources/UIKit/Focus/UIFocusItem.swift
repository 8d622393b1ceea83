import CoreGraphics

/// Something that can have the focus (Apple: UIFocusItem). On Linux, views are the only items.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// The frame in the coordinates of the container.
  var frame: CGRect { get }
  var isFocused: Bool { get }
  /// How the focused item looks. Default an automatic effect; nil draws none.
  var focusEffect: UIFocusEffect? { get }
  /// Which item of a focus group gets the focus when the keys enter the group: the one with the highest priority.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items below this one can have the focus too. Default false.
  var isTransparentFocusItem: Bool { get }
  /// When the effect is drawn in an interface that is driven by touches. Default automatic.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// Called while a finger moves on the touch surface of a remote control. Linux has none: it is not called.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { UIFocusEffect() }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Whether the effect of the focus waits for a key (Apple: UIFocusItemDeferralMode). The focus of Linux always comes from keys or code, and is
/// shown at once.
public enum UIFocusItemDeferralMode: Int, Sendable {
  case automatic, always, never
}
