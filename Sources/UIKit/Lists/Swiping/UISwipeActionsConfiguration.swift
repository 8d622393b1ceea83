/// The actions that a swipe over a row shows, from the row's edge inwards (Apple: UISwipeActionsConfiguration).
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
