import CoreGraphics
import Foundation

/// Rows that are swiped aside to show their actions.
extension UITableView {
  /// The duration of the animations, in seconds.
  private static let slide: TimeInterval = 0.25

  /// Whether a pan from a point of the window swipes a row. Creates the actions of that row.
  func beginsSwipe(at point: CGPoint, towardsLeft: Bool) -> Bool {
    let place = convert(point, from: nil)
    guard let path = indexPathForRow(at: place), let cell = shown.cells[path] else { return false }
    if let swipe { return swipe.cell === cell && !swipe.isBusy }
    guard !editing.isOn else { return false }
    return makeSwipe(path, cell, atTrailingEdge: towardsLeft != isRightToLeft)
  }

  private func makeSwipe(_ path: IndexPath, _ cell: UITableViewCell, atTrailingEdge: Bool) -> Bool {
    guard let configuration = configuration(of: path, atTrailingEdge: atTrailingEdge), !configuration.actions.isEmpty else { return false }
    let swipe = RowSwipe(cell: cell, configuration: configuration, atTrailingEdge: atTrailingEdge) { [weak self] action, view in
      self?.perform(action, from: view)
    }
    insertSubview(swipe.actions, belowSubview: cell)
    self.swipe = swipe
    editing.swiped = path
    cell.parts.showsActions = true
    tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    return true
  }

  /// Returns the swipe actions that the delegate gives for a row; by default a delete button if the row can be deleted.
  private func configuration(of path: IndexPath, atTrailingEdge: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource else { return nil }
    editing.saysNothingOfEditing = false
    editing.saysNothingOfStyle = false
    guard dataSource.tableView(self, canEditRowAt: path) else { return nil }
    guard atTrailingEdge else { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let given = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return given }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .none
    let isMeant = !editing.saysNothingOfEditing || !editing.saysNothingOfStyle
    return isMeant && style == .delete ? deletion(of: path) : nil
  }

  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      if let self, let swiped = self.editing.swiped {
        self.dataSource?.tableView(self, commit: .delete, forRowAt: swiped)
      }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Shows the delete button of a row whose delete control was tapped.
  func showDeletion(of cell: UITableViewCell, at path: IndexPath) {
    closeSwipe(animated: false)
    let swipe = RowSwipe(cell: cell, configuration: deletion(of: path), atTrailingEdge: true) { [weak self] action, view in
      self?.perform(action, from: view)
    }
    insertSubview(swipe.actions, belowSubview: cell)
    self.swipe = swipe
    editing.swiped = path
    cell.parts.showsActions = true
    UIView.performWithoutAnimation { moveSwipe(to: 0) }
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) { self.moveSwipe(to: swipe.travel.width) }
  }

  // MARK: Gesture

  func handleSwipe(_ pan: UIPanGestureRecognizer) {
    guard let swipe, !swipe.isBusy else { return }
    let sign: CGFloat = swipe.atTrailingEdge != isRightToLeft ? -1 : 1
    switch pan.state {
    case .began:
      swipe.start = swipe.offset
      moveSwipe(to: swipe.travel.offset(start: swipe.start, way: sign * pan.translation(in: self).x))
    case .changed: moveSwipe(to: swipe.travel.offset(start: swipe.start, way: sign * pan.translation(in: self).x))
    case .ended:
      switch swipe.travel.end(offset: swipe.offset, velocity: sign * pan.velocity(in: self).x) {
      case .closed: closeSwipe(animated: true)
      case .open: slideSwipe(to: swipe.travel.width)
      case .through:
        slideSwipe(to: swipe.travel.room)
        if let first = swipe.configuration.actions.first { perform(first, from: swipe.actions) }
      }
    default: closeSwipe(animated: true)
    }
  }

  private func slideSwipe(to offset: CGFloat) {
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { self.moveSwipe(to: offset) }
  }

  private func moveSwipe(to offset: CGFloat) {
    guard let swipe else { return }
    swipe.offset = offset
    placeSwipe()
    swipe.actions.layoutIfNeeded()
  }

  /// Places the row at its offset, and the actions in the gap beside it.
  func placeSwipe() {
    guard let swipe, let path = editing.swiped, geometry.contains(path) else { return }
    let row = frame(ofRow: path)
    let isRight = swipe.atTrailingEdge != isRightToLeft
    let place = row.offsetBy(dx: isRight ? -swipe.offset : swipe.offset, dy: 0)
    if swipe.cell.frame != place { swipe.cell.frame = place }
    swipe.actions.frame = CGRect(
      x: isRight ? row.maxX - swipe.offset : row.minX, y: row.minY, width: swipe.offset, height: row.height)
  }

  // MARK: Actions and closing

  private func perform(_ action: UIContextualAction, from view: UIView) {
    guard let swipe, !swipe.isBusy else { return }
    swipe.isBusy = true
    action.handler(action, view) { [weak self] _ in
      MainActor.assumeIsolated { self?.closeSwipe(animated: true) }
    }
  }

  func closeSwipe(animated: Bool) {
    guard let swipe else { return }
    let path = editing.swiped
    let finish: (Bool) -> Void = { [weak self] _ in
      swipe.actions.removeFromSuperview()
      swipe.cell.parts.showsActions = false
      guard let self else { return }
      self.tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }
    // A deleted row has its own animation.
    guard animated, window != nil, let path, shown.cells[path] === swipe.cell else {
      self.swipe = nil
      editing.swiped = nil
      setNeedsLayout()
      return finish(true)
    }
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      self.moveSwipe(to: 0)
    } completion: {
      finish($0)
    }
    self.swipe = nil
    editing.swiped = nil
  }
}
