import Foundation

/// Creates the controller for a preview; if it returns nil, the view is lifted (Apple: UIContextMenuContentPreviewProvider).
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Creates a menu; if it returns nil, no menu opens (Apple: UIContextMenuActionProvider).
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// The content of a context menu (Apple: UIContextMenuConfiguration).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of elements in a menu above its source; below it, the first element is always the topmost.
  public enum ElementOrder: Int, Sendable {
    /// The same as `priority`, but `fixed` for pop-up buttons.
    case automatic
    /// The first elements are nearest to the source.
    case priority
    /// The first element is the topmost.
    case fixed
  }

  public let identifier: any NSCopying
  /// Stored; has no effect on Linux.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Stored; has no effect on Linux.
  open var badgeCount = 0
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
