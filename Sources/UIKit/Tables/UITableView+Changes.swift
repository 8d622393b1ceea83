import CoreGraphics
import Foundation
import ListModel

/// Batches of changes. Kept rows move to their new positions; inserted and deleted rows appear and disappear with their animations.
extension UITableView {
  private static let duration: TimeInterval = 0.3

  func beginBatch() {
    loadIfNeeded()
    if batch == nil { batch = ListBatch(before: geometry.rowCounts) }
    batch?.depth += 1
  }

  func change(_ add: (inout ListChanges) -> Void) {
    beginBatch()
    if var changes = batch?.changes {
      add(&changes)
      batch?.changes = changes
    }
    endBatch(completion: nil)
  }

  func endBatch(completion: ((Bool) -> Void)?) {
    guard batch != nil else { return UIKitLog.refused("endUpdates() of \(type(of: self)) without beginUpdates()") }
    batch?.depth -= 1
    guard let ended = batch, ended.depth == 0 else {
      // The changes are made when the outer batch ends.
      completion?(true)
      return
    }
    batch = nil
    guard let dataSource, isLoaded, !ended.reloads else {
      completion?(true)
      return
    }
    let after = counts(from: dataSource)
    do {
      let outcome = try ended.changes.outcome(before: ended.before, after: after)
      carryOut(ListTransition(outcome: outcome, changes: ended.changes), completion: completion)
    } catch {
      UIKitLog.refused("\(error) The table reloads all data.")
      reloadAll()
      completion?(false)
    }
  }

  /// Performs a transition.
  /// - Parameter transition: the transition from the rows before the changes to the rows after them.
  func carryOut(_ transition: ListTransition, completion: ((Bool) -> Void)?) {
    press.cancel()
    closeSwipe(animated: false)
    dropReorder(animated: false)
    editing.gap = nil
    phantoms?.follow { transition.map([$0])[$0] }
    let old = geometry, oldShown = shown, oldIDs = transition.map(oldShown.cells.keys)
    let oldFrames = oldShown.cells.keys.reduce(into: [IndexPath: CGRect]()) { $0[$1] = oldShown.cells[$1]?.frame }
    geometry = makeGeometry(rowCounts: transition.outcome.items.map(\.count)) { section, row in
      guard let origin = transition.origin(section, row) else { return nil }
      let before = old.span(of: .row(section: origin.section, row: origin.row)).length
      return self.height(ofKept: IndexPath(row: row, section: section), before: before)
    }
    shown = TableShown()
    for (path, cell) in oldShown.cells {
      guard let new = oldIDs[path] else { continue }
      shown.cells[new] = cell
      let length = old.span(of: .row(section: path.section, row: path.row)).length
      if old.isMeasured(.row(section: path.section, row: path.row)), !transition.isEmpty,
        geometry.span(of: .row(section: new.section, row: new.row)).length == length
      {
        geometry.measure(.row(section: new.section, row: new.row), length)
      }
    }
    let sections = transition.sections()
    for (section, view) in oldShown.headers { if let new = sections[section] { shown.headers[new] = view } }
    for (section, view) in oldShown.footers { if let new = sections[section] { shown.footers[new] = view } }
    selected = Set(transition.map(selected).values)
    let leaving = oldShown.cells.filter { oldIDs[$0.key] == nil }
    let lostHeaders = oldShown.headers.filter { sections[$0.key] == nil }, lostFooters = oldShown.footers.filter { sections[$0.key] == nil }
    let lostViews = Array(lostHeaders.values) + Array(lostFooters.values)
    guard window != nil, UIView.areAnimationsEnabled, transition.animates else {
      for (path, cell) in leaving { end(cell, at: path) }
      for view in lostViews { retire(headerFooter: view) }
      settleAfterChange()
      completion?(true)
      return
    }
    animate(
      transition, from: old, kept: Set(oldIDs.values), frames: oldFrames, leaving: leaving, lostViews: lostViews,
      completion: completion)
  }

  /// Returns the height of a row that a batch keeps, or nil if it has to be estimated anew. The delegate is asked again (Apple: `beginUpdates()`
  /// and `endUpdates()` "animate the change in the row heights without reloading the cell"), in long tables only for rows without a height,
  /// because the others are measured when they are visible.
  private func height(ofKept path: IndexPath, before: CGFloat) -> CGFloat? {
    guard before == 0 || asksForAllHeights else { return before }
    let given = placeholderHeight(at: path) ?? tableDelegate?.tableView(self, heightForRowAt: dataPath(path)) ?? rowHeight
    if given >= 0 { return onPixels(given) }
    return before > 0 ? before : nil
  }

  private func end(_ cell: UITableViewCell, at path: IndexPath) {
    retire(cell)
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Updates the visible cells for the new geometry. The content offset is clamped first, because the content may have become shorter.
  private func settleAfterChange() {
    updateContentSize()
    if !machine.isTracking, !machine.isMoving {
      let offset = machine.geometry.clamped(contentOffset)
      if offset != contentOffset { moveContent(to: offset) }
    }
    for (path, cell) in shown.cells { prepare(cell, at: path) }
    setNeedsLayout()
    if bounds.width > 0 { showWhatIsInBounds() }
  }

  private func animate(
    _ transition: ListTransition, from old: TableGeometry, kept: Set<IndexPath>, frames: [IndexPath: CGRect],
    leaving: [IndexPath: UITableViewCell], lostViews: [UIView], completion: ((Bool) -> Void)?
  ) {
    let oldOffset = contentOffset
    UIView.performWithoutAnimation {
      settleAfterChange()
      // Lay out the table now: if it still needed layout, a cell's layout below would lay it out too and overwrite the start frames.
      layoutIfNeeded()
    }
    // If the content offset changed, the start frames are shifted by the same amount, so that rows start from their old screen positions.
    let shift = contentOffset.y - oldOffset.y
    var finals: [(cell: UITableViewCell, frame: CGRect, alpha: CGFloat)] = []
    UIView.performWithoutAnimation {
      for (path, cell) in shown.cells {
        finals.append((cell, cell.frame, 1))
        if let origin = transition.origin(path.section, path.row) {
          var start = frames[origin] ?? self.frame(of: old.span(of: .row(section: origin.section, row: origin.row)))
          start.origin.y += shift
          cell.frame = start
        } else {
          let start = transition.insertion(of: path).start(of: cell.frame, in: bounds)
          cell.frame = start.frame
          cell.alpha = start.alpha
        }
        cell.layoutIfNeeded()
      }
      for (path, cell) in leaving {
        sendSubviewToBack(cell)
        cell.frame.origin.y = (frames[path]?.minY ?? cell.frame.minY) + shift
      }
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      for (cell, frame, alpha) in finals {
        cell.frame = frame
        cell.alpha = alpha
        cell.layoutIfNeeded()
      }
      for (path, cell) in leaving {
        let end = transition.removal(of: path).start(of: cell.frame, in: self.bounds)
        cell.frame = end.frame
        cell.alpha = end.alpha
      }
      for view in lostViews { view.alpha = 0 }
      self.placeHeadersAndFooters()
    } completion: { [weak self] finished in
      guard let self else { return }
      for (path, cell) in leaving {
        cell.alpha = 1
        self.end(cell, at: path)
      }
      for view in lostViews {
        view.alpha = 1
        self.retire(headerFooter: view)
      }
      completion?(finished)
    }
  }
}
