import CoreGraphics
import Foundation

/// Swiped rows show their actions.
extension UITableView: SwipeOwner {
  /// The swiped row.
  var swipe: RowSwipe? { swiping.swipe }

  func closeSwipe(animated: Bool) { swiping.close(animated: animated) }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, view: UIView)? {
    guard let path = indexPathForRow(at: point), let cell = shown.cells[path] else { return nil }
    return (path, cell)
  }

  var allowsSwipes: Bool { !editing.isOn }

  /// Returns the actions of the delegate. By default, rows that the data source allows to be deleted have a Delete action.
  func swipeActions(of path: IndexPath, atTrailingEdge: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource else { return nil }
    editing.lacksCanEdit = false
    editing.lacksEditingStyle = false
    guard dataSource.tableView(self, canEditRowAt: path) else { return nil }
    guard atTrailingEdge else { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let actions = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return actions }
    editing.lacksEditingStyle = tableDelegate == nil
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let isDeletable = !editing.lacksCanEdit || !editing.lacksEditingStyle || commitsEditing
    return isDeletable && style == .delete ? deletion(of: path) : nil
  }

  /// Whether the data source is known to implement `tableView(_:commit:forRowAt:)`. The compiler shim registers the optional methods of
  /// classes. For a class that was compiled without the shim, it is unknown.
  private var commitsEditing: Bool {
    dataSource.map { $0.responds(to: Selector("tableView:commit:forRowAt:")) } ?? false
  }

  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      if let self, let swiped = self.swiping.path {
        self.dataSource?.tableView(self, commit: .delete, forRowAt: swiped)
      }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Shows the delete button of an edited row. Called by the row's delete control.
  func showDeletion(of cell: UITableViewCell, at path: IndexPath) { swiping.open(cell, at: path, deletion(of: path)) }

  func swipeFrame(of path: IndexPath) -> CGRect? { geometry.contains(path) ? frame(ofRow: path) : nil }

  func shows(_ path: IndexPath, in view: UIView) -> Bool { shown.cells[path] === view }

  func move(_ view: UIView, aside distance: CGFloat, from frame: CGRect) {
    let target = frame.offsetBy(dx: distance, dy: 0)
    if view.frame != target { view.frame = target }
  }

  func swipeWillBegin(_ view: UIView, at path: IndexPath, byFinger: Bool) {
    (view as? UITableViewCell)?.parts.showsActions = true
    if byFinger { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
  }

  func swipeDidEnd(_ view: UIView, at path: IndexPath?) {
    (view as? UITableViewCell)?.parts.showsActions = false
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }
}
