import Foundation

/// Makes the page that a menu shows a preview of: it is not called, since no preview is shown (Apple: UIContextMenuContentPreviewProvider).
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a menu; nil: none opens (Apple: UIContextMenuActionProvider).
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// What a context menu offers (Apple: UIContextMenuConfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// How the elements stand: always as the menu has them.
  public enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }

  public let identifier: any NSCopying
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// - Parameter identifier: nil for a new, unique one.
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
