/// The actions that a swipe over a row shows, from the row's edge inwards (Apple: UISwipeActionsConfiguration).
open class UISwipeActionsConfiguration: NSObject {
  public private(set) var actions: [UIContextualAction] = []
  /// Whether a long swipe performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration without actions, with which a row cannot be swiped.
  public override init() { super.init() }

  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
