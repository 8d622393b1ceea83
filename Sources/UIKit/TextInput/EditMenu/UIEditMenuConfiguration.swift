/// The target of an edit menu (Apple: UIEditMenuConfiguration).
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Distinguishes the menus of one interaction.
  public let identifier: AnyHashable
  /// The point that the menu points at, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The preferred direction of the arrow. Default automatic: the menu is above the source point if there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// - Parameter identifier: the identifier; nil for a new, unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of an edit menu's arrow (Apple: UIEditMenuArrowDirection).
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
