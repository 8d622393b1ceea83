import CoreGraphics
import ListModel

/// The state of a row that is swiped aside.
@MainActor
final class RowSwipe {
  let cell: UIView
  let actions: SwipeActionsView
  let configuration: UISwipeActionsConfiguration
  let atTrailingEdge: Bool
  let motion: RowSwipeMotion
  /// The distance of the row from its normal position, in points, away from the edge of the actions.
  var offset: CGFloat = 0
  /// The value of `offset` when the touch began.
  var start: CGFloat = 0
  /// Whether the handler of an action has not called its completion handler yet.
  var isBusy = false

  init(
    cell: UIView, configuration: UISwipeActionsConfiguration, atTrailingEdge: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.cell = cell
    self.configuration = configuration
    self.atTrailingEdge = atTrailingEdge
    actions = SwipeActionsView(
      configuration.actions, atTrailingEdge: atTrailingEdge, traits: cell.traitCollection, perform: perform)
    motion = RowSwipeMotion(
      width: actions.width, rowWidth: cell.bounds.width, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
  }
}
