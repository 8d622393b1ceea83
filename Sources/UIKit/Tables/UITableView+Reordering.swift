import CoreGraphics
import Foundation
import ListModel

/// Reordering of rows in an edited table, by dragging the control at their trailing edge.
extension UITableView {
  /// The duration of the animations, in seconds.
  private static let animationDuration: TimeInterval = 0.25

  /// Returns the row whose reorder control is at a point of the content; nil if there is none, or if a row is being dragged already.
  func rowToReorder(at point: CGPoint) -> IndexPath? {
    guard editing.isOn, editing.reorder == nil, batch == nil, let path = indexPathForRow(at: point), let cell = shown.cells[path],
      cell.frame.contains(point), cell.isOnReorderControl(cell.convert(point, from: self))
    else { return nil }
    return path
  }

  func handleReorder(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    switch recognizer.state {
    case .began: pickUp(at: point)
    case .changed:
      editing.reorder?.finger = point.y - bounds.minY
      followFinger()
    case .ended: putDown()
    default: dropReorder(animated: true)
    }
  }

  private func pickUp(at point: CGPoint) {
    guard let path = rowToReorder(at: point), let cell = shown.cells[path] else { return }
    press.cancel()
    closeSwipe(animated: false)
    var reorder = RowReorder(path, height: geometry.span(of: .row(section: path.section, row: path.row)).length)
    reorder.grip = point.y - cell.frame.minY
    reorder.finger = point.y - bounds.minY
    editing.reorder = reorder
    editing.scroller = EdgeScroller(self) { [weak self] in self?.followFinger() }
    bringSubviewToFront(cell)
    cell.lift(true, animated: true)
    chromeChanged()
  }

  /// Moves the dragged row to the finger.
  private func followFinger() {
    guard var reorder = editing.reorder, let cell = shown.cells[reorder.source] else { return }
    let top = min(max(bounds.minY + reorder.finger - reorder.grip, 0), max(geometry.height - reorder.height, 0))
    if cell.frame.minY != top { cell.frame.origin.y = top }
    editing.scroller?.follow(CGPoint(x: bounds.midX - bounds.minX, y: reorder.finger))
    let proposal = geometry.insertion(of: reorder.source, at: top)
    guard proposal != reorder.proposal else { return }
    reorder.proposal = proposal
    editing.reorder = reorder
    let target =
      tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: reorder.source, toProposedIndexPath: proposal) ?? proposal
    guard editing.reorder == reorder, target != reorder.destination else { return }
    guard canPutDown(reorder.source, at: target) else {
      return UIKitLog.refused(
        "the delegate of \(type(of: self)) gives row \(Array(target)) as the place for row \(Array(reorder.source)): there is none")
    }
    editing.reorder?.destination = target
    for (path, cell) in shown.cells { cell.chrome = chrome(at: path) }
    UIView.animate(withDuration: Self.animationDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { self.layOutRows() }
  }

  func canPutDown(_ source: IndexPath, at target: IndexPath) -> Bool {
    guard target.isRow, target.section < geometry.sectionCount else { return false }
    return target.row <= geometry.rowCount(target.section) - (target.section == source.section ? 1 : 0)
  }

  func layOutRows() {
    placeParts()
    placeHeadersAndFooters()
    for cell in shown.cells.values { cell.layoutIfNeeded() }
  }

  /// Drops the row: the data source moves its item, and the table moves the row.
  private func putDown() {
    guard let reorder = editing.reorder, let cell = shown.cells[reorder.source] else { return dropReorder(animated: false) }
    let (source, destination) = (reorder.source, reorder.destination)
    guard destination != source, let dataSource else { return dropReorder(animated: true) }
    endReorder()
    dataSource.tableView(self, moveRowAt: source, to: destination)
    // If the data source reloaded the data or moved the row in the table itself, the row is already in place.
    guard isLoaded, shown.cells[source] === cell else { return land(cell) }
    var changes = ListChanges()
    changes.movedItems = [(source, destination)]
    do {
      let outcome = try changes.outcome(before: geometry.rowCounts, after: counts(from: dataSource))
      carryOut(ListTransition(outcome: outcome, changes: changes), completion: nil)
    } catch {
      UIKitLog.refused("\(error) The table reloads all data.")
      reloadAll()
    }
    land(cell)
  }

  /// Returns the dragged row to its original position.
  func dropReorder(animated: Bool) {
    guard let reorder = editing.reorder else { return }
    endReorder()
    guard let cell = shown.cells[reorder.source] else { return }
    chromeChanged()
    guard animated, window != nil else {
      layOutRows()
      cell.lift(false, animated: false)
      return
    }
    UIView.animate(withDuration: Self.animationDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { self.layOutRows() }
    land(cell)
  }

  private func endReorder() {
    editing.reorder = nil
    editing.scroller?.stop()
    editing.scroller = nil
  }

  /// Lowers a dropped row. When the animation has ended, the row is below the headers again.
  private func land(_ cell: UITableViewCell) {
    cell.lift(false, animated: true) { [weak self, weak cell] in
      guard let self, let cell, cell.superview === self, !cell.parts.isReordering else { return }
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
  }

  // MARK: Layout

  /// Returns the current frame of a row, shifted aside if another row is being dragged past it.
  func shiftedFrame(ofRow path: IndexPath) -> CGRect {
    let frame = frame(ofRow: path)
    return frame.offsetBy(dx: 0, dy: onPixels(shift(of: .row(section: path.section, row: path.row))))
  }

  func shift(of part: TableGeometry.Part) -> CGFloat { editing.reorder?.shift(of: part) ?? editing.gap?.shift(of: part) ?? 0 }

  /// Whether a finger is dragging the row, so that the table does not place its cell.
  func isCarried(_ path: IndexPath) -> Bool { editing.reorder?.source == path }
}

extension UITableViewCell {
  private static let lifting: TimeInterval = 0.2

  func isOnReorderControl(_ point: CGPoint) -> Bool {
    guard parts.isEditing, showsReorderControl, parts.canMove, let control = parts.reorderControl else { return false }
    return control.frame.contains(point)
  }

  /// Raises or lowers a dragged cell. A raised cell is in front of the others, slightly transparent, with a shadow.
  func lift(_ isUp: Bool, animated: Bool, completion: (() -> Void)? = nil) {
    parts.isReordering = isUp
    setNeedsUpdateConfiguration()
    if isUp {
      layer.masksToBounds = false
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowRadius = 6
      layer.shadowOffset = .zero
      layer.zPosition = 1
    }
    let change = {
      self.alpha = isUp ? 0.9 : 1
      self.layer.shadowOpacity = isUp ? 0.35 : 0
    }
    let end = { [weak self] in
      guard let self, !isUp, !parts.isReordering else { return }
      layer.zPosition = 0
      clipsToBounds = layer.cornerRadius > 0
      completion?()
    }
    guard animated, window != nil else {
      change()
      return end()
    }
    UIView.animate(withDuration: Self.lifting, delay: 0, options: .allowUserInteraction, animations: change) { _ in end() }
  }
}
