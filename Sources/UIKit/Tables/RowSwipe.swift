import CoreGraphics
import Foundation

/// A row that is swiped aside.
@MainActor
final class RowSwipe {
  let cell: UITableViewCell
  let actions: SwipeActionsView
  let configuration: UISwipeActionsConfiguration
  let atTrailingEdge: Bool
  var travel: SwipeTravel
  /// Points, from where the row belongs.
  var offset: CGFloat = 0
  /// When the finger came.
  var start: CGFloat = 0
  /// An action is under way.
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
