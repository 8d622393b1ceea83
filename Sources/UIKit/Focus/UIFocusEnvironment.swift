/// A part of the interface that the focus moves through (Apple: UIFocusEnvironment): views, controllers, windows.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes when it comes here, the first that can have it.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The focus may have to move.
  func setNeedsFocusUpdate()
  func updateFocusIfNeeded()
  /// False keeps the focus where it is.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  var focusWindow: UIWindow? { (self as? UIResponder)?.owningWindow }
}

/// Where the focus goes (Apple: UIFocusHeading).
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

/// From where to where the focus moves (Apple: UIFocusUpdateContext).
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  public private(set) weak var previouslyFocusedView: UIView?
  public private(set) weak var nextFocusedView: UIView?
  /// Empty where code moved it.
  public let focusHeading: UIFocusHeading

  init(from former: UIView?, to next: UIView?, heading: UIFocusHeading) {
    previouslyFocusedView = former
    nextFocusedView = next
    focusHeading = heading
    super.init()
  }

  open var previouslyFocusedItem: (any UIFocusEnvironment)? { previouslyFocusedView }
  open var nextFocusedItem: (any UIFocusEnvironment)? { nextFocusedView }
}

/// Changes that go with a move of the focus (Apple: UIFocusAnimationCoordinator). The ring does not move: they run at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
