import Foundation

/// Creates the controller for a preview (Apple: UIContextMenuContentPreviewProvider). Never called, because previews are not shown.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Creates a menu; if it returns nil, no menu opens (Apple: UIContextMenuActionProvider).
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The content of a context menu (Apple: UIContextMenuConfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of elements. Has no effect on Linux; the order of the menu is used.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  public let identifier: any NSCopying
  /// Stored; has no effect on Linux.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Stored; has no effect on Linux.
  open var badgeCount = 0
  /// Stored; has no effect on Linux.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameter identifier: the identifier; nil generates a unique one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  public override convenience init() { self.init(identifier: nil) }
}
