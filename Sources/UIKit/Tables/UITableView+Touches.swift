import Foundation

/// Rows are highlighted while a finger is on them, and selected when it lifts. The order of calls is Apple's: shouldHighlight,
/// didHighlight, didUnhighlight, willSelect, willDeselect and didDeselect of the previously selected row, the cell's segues, didSelect.
extension UITableView: ListPressOwner {
  var selectsNow: Bool { editing.isOn ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }
  private var selectsMany: Bool { editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func pressedItem(_ touch: UITouch) -> IndexPath? {
    // While a row is swiped aside, a touch closes it and does nothing else.
    if swipe != nil {
      closeSwipe(animated: true)
      return nil
    }
    guard selectsNow else { return nil }
    var view = touch.view
    while let present = view, present !== self {
      if let cell = present as? UITableViewCell, let path = shown.path(of: cell) { return path }
      view = present.superview
    }
    return nil
  }

  func mayPress(_ path: IndexPath) -> Bool { tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true }

  func showPress(_ path: IndexPath, _ isOn: Bool) {
    shown.cells[path]?.setHighlighted(isOn, animated: false)
    if isOn {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  var isPressedUntilSelected: Bool { false }

  func pressedView(_ path: IndexPath) -> UIView? { shown.cells[path] }

  func pressEnded(_ path: IndexPath) { userSelects(path) }

  // MARK: Selection

  /// - Parameter acts: whether the primary action follows.
  func userSelects(_ path: IndexPath, acts: Bool = true) {
    if selectsMany, selected.contains(path) { return userDeselects(path) }
    let wanted = tableDelegate == nil ? path : tableDelegate?.tableView(self, willSelectRowAt: path)
    guard let wanted, hasRow(wanted) else { return }
    if !selectsMany { for other in selected.subtracting([wanted]).sorted() { userDeselects(other) } }
    selected.insert(wanted)
    if let cell = shown.cells[wanted] {
      cell.setSelected(true, animated: false)
      cell.segues.run(.selection, sender: cell)
    }
    tableDelegate?.tableView(self, didSelectRowAt: wanted)
    if acts, tableDelegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) ?? false {
      tableDelegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func userDeselects(_ path: IndexPath) {
    let wanted = tableDelegate == nil ? path : tableDelegate?.tableView(self, willDeselectRowAt: path)
    guard let wanted else { return }
    deselect(wanted, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: wanted)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else { return dropSelection() }
    guard allowsSelection || editing.isOn, hasRow(path) else { return }
    if !selectsMany { for other in selected.subtracting([path]) { deselect(other, animated: false) } }
    selected.insert(path)
    shown.cells[path]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selected.remove(path) != nil else { return }
    shown.cells[path]?.setSelected(false, animated: animated)
  }

  func dropSelection() { for path in selected { deselect(path, animated: false) } }
}
