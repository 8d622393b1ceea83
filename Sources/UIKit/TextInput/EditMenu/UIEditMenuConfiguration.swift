/// For what, and where, an edit menu is shown (Apple: UIEditMenuConfiguration).
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Tells menus of one interaction apart.
  public let identifier: AnyHashable
  /// In the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// Default automatic: the menu stands above, where there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// - Parameter identifier: nil for a new, unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Where an edit menu's arrow points (Apple: UIEditMenuArrowDirection).
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right

  var popover: UIPopoverArrowDirection {
    switch self {
    case .automatic: [.down, .up]
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
