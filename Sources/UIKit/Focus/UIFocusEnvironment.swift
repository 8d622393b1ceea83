/// A part of the interface with focusable items: a view, controller or window (Apple: UIFocusEnvironment).
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The preferred environments for the focus. The first focusable one is used.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  /// Returns false to prevent the focus update.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The name of the group to which the items belong. The Tab key moves between groups, arrow keys between the items of one. Default nil: the
  /// group of the environment that contains this one.
  var focusGroupIdentifier: String? { get }
  /// Returns the sound of an update; nil for the one of the environment that contains this one. Never called on Linux, which plays no
  /// sounds for the focus.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
  public var focusGroupIdentifier: String? { nil }
  public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
  var focusWindow: UIWindow? { (self as? UIResponder)?.owningWindow }
}

/// The direction of a focus update (Apple: UIFocusHeading).
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// The previous and the next focused view of a focus update (Apple: UIFocusUpdateContext).
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  public private(set) weak var previouslyFocusedView: UIView?
  public private(set) weak var nextFocusedView: UIView?
  /// The direction of the update; empty if code moved the focus.
  public let focusHeading: UIFocusHeading

  init(from former: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = former
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }

  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
}

/// Runs animations alongside a focus update (Apple: UIFocusAnimationCoordinator). The ring is not animated, so they run immediately.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
