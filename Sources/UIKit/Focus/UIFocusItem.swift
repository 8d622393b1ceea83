import CoreGraphics

/// An object that can have the focus (Apple: UIFocusItem). On Linux, only views are focus items.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// The frame in the coordinates of the container.
  var frame: CGRect { get }
  var isFocused: Bool { get }
  /// The appearance of the focused item. Default an automatic effect; nil draws none.
  var focusEffect: UIFocusEffect? { get }
  /// The priority in a focus group. When keys enter the group, the item with the highest priority gets the focus.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Whether items below this one can have the focus too. Default false.
  var isTransparentFocusItem: Bool { get }
  /// Whether the effect is drawn in an interface that is driven by touches. Default automatic.
  var focusItemDeferralMode: UIFocusItemDeferralMode { get }
  /// Called while a finger moves on the touch surface of a remote control. Never called on Linux.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  public var focusEffect: UIFocusEffect? { UIFocusEffect() }
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  public var isTransparentFocusItem: Bool { false }
  public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// Whether the focus effect is drawn only after a key was pressed (Apple: UIFocusItemDeferralMode). On Linux the focus always comes from
/// keys or code, and is shown immediately.
public enum UIFocusItemDeferralMode: Int, Sendable {
  case automatic, always, never
}
