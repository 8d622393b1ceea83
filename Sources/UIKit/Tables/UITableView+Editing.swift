import Foundation

extension UITableView {
  func edit(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    press.cancel()
    closeSwipe(animated: false)
    dropReorder(animated: false)
    editing.isOn = isOn
    if !allowsMultipleSelectionDuringEditing || !isOn { dropSelection() }
    for (path, cell) in shown.cells { tellEditing(to: cell, at: path, animated: animated) }
    chromeChanged()
  }

  /// Applies the editing options of a row to its cell.
  func tellEditing(to cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard editing.isOn || cell.isEditing else { return }
    guard editing.isOn else { return cell.setEditing(false, animated: animated) }
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    let chooses = allowsMultipleSelectionDuringEditing
    let canMove = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    if canMove { cell.showsReorderControl = true }
    cell.setEditingOptions(editingStyle: chooses ? .none : style, chooses: chooses, canMove: canMove)
    if let indents = tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) { cell.shouldIndentWhileEditing = indents }
    cell.setEditing(canEdit || canMove || chooses, animated: animated)
  }

  func editControlTapped(_ cell: UITableViewCell, at path: IndexPath) {
    if cell.editingStyle == .delete {
      showDeletion(of: cell, at: path)
    } else {
      dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
    }
  }
}
