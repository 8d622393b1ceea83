import CoreGraphics
import Foundation

/// A row that is swiped aside to show its actions.
@MainActor
final class RowSwipe {
  let cell: UITableViewCell
  let actions: SwipeActionsView
  let configuration: UISwipeActionsConfiguration
  let atTrailingEdge: Bool
  var travel: SwipeTravel
  /// The distance of the row from its normal position, in points.
  var offset: CGFloat = 0
  /// The value of `offset` when the touch began.
  var start: CGFloat = 0
  /// Whether an action is being performed.
  var isBusy = false

  init(
    cell: UITableViewCell, configuration: UISwipeActionsConfiguration, atTrailingEdge: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.cell = cell
    self.configuration = configuration
    self.atTrailingEdge = atTrailingEdge
    actions = SwipeActionsView(configuration.actions, atTrailingEdge: atTrailingEdge, perform: perform)
    travel = SwipeTravel(
      width: actions.width, room: cell.bounds.width, goesThrough: configuration.performsFirstActionWithFullSwipe)
  }
}
