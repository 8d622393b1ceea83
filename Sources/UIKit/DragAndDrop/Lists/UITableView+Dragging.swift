import CoreGraphics
import Foundation
import ListModel

/// The rows of a table as sources and targets of drags. The rows make room by the same offsets as for reordering in an edited table.
extension UITableView: DragList {
  /// The duration of the animations, in seconds.
  private static let animationDuration: TimeInterval = 0.25

  // MARK: The source

  func draggedPath(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForRow(at: point), shown.cells[path]?.frame.contains(point) == true, editing.reorder == nil else {
      return nil
    }
    return phantoms?.isPhantom(path) == true ? nil : path
  }

  func draggedCell(at path: IndexPath) -> UIView? { shown.cells[path] }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    let items = dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty {
      closeSwipe(animated: true)
      // The cell is lifted without its highlight.
      press.cancel()
    }
    return items
  }

  func dragItems(addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragBegins(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragEnded(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  func showDrag(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
    guard let cell = shown.cells[path], cell.parts.dragState != state else { return }
    cell.parts.dragState = state
    cell.setNeedsUpdateConfiguration()
    cell.dragStateDidChange(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }

  // MARK: The target

  func handlesDrop(_ session: any UIDropSession) -> Bool { dropDelegate?.tableView(self, canHandle: session) ?? false }
  func dropEntered(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnter: session) }
  func dropExited(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidExit: session) }
  func dropEnded(_ session: any UIDropSession) { dropDelegate?.tableView(self, dropSessionDidEnd: session) }

  func dropUpdate(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal? {
    guard let proposal = dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path) else { return nil }
    let intent: ListDropProposal.Intent
    switch proposal.intent {
    case .unspecified: intent = .unspecified
    case .insertAtDestinationIndexPath: intent = .insertAt
    case .insertIntoDestinationIndexPath: intent = .insertInto
    case .automatic: intent = .automatic
    }
    return ListDropProposal(proposal: proposal, intent: intent)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  func canMoveByDrop(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canMoveRowAt: path) ?? false }

  func dropPath(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard geometry.sectionCount > 0, point.y.isFinite else { return nil }
    let gap = editing.gap
    func covers(_ frame: CGRect) -> Bool { frame.minY <= point.y && point.y < frame.maxY }
    for path in shown.cells.keys where path != gap?.source && covers(shiftedFrame(ofRow: path)) {
      return IndexPath(row: gap?.preview(of: path, counts: geometry.rowCount).row ?? path.row, section: path.section)
    }
    let last = geometry.sectionCount - 1
    for section in 0...last where geometry.rowCount(section) == 0 {
      let frame = frame(ofSection: section).offsetBy(dx: 0, dy: shift(of: .header(section)))
      if covers(frame) { return IndexPath(row: 0, section: section) }
    }
    if let gap {
      let end = IndexPath(row: geometry.rowCount(last) - (gap.source?.section == last ? 1 : 0), section: last)
      let length = gap.source == nil ? gap.height : 0
      return point.y >= geometry.height + length ? end : gap.destination
    }
    switch geometry.part(at: min(max(point.y, 0), geometry.height)) {
    case .tableHeader: return IndexPath(row: 0, section: 0)
    case .header(let section): return IndexPath(row: 0, section: section)
    case .row(let section, let row) where point.y < geometry.height: return IndexPath(row: row, section: section)
    case .footer(let section): return IndexPath(row: geometry.rowCount(section), section: section)
    case .tableFooter, .row: return IndexPath(row: geometry.rowCount(last), section: last)
    }
  }

  func openGap(at path: IndexPath, for source: IndexPath?, isOwnMove: Bool) -> IndexPath? {
    guard path.section < geometry.sectionCount else { return nil }
    let known = editing.gap
    let lastRow = geometry.rowCount(path.section) - (source?.section == path.section ? 1 : 0)
    var target = IndexPath(row: min(path.row, lastRow), section: path.section)
    if isOwnMove, let source, let tableDelegate {
      let proposed = tableDelegate.tableView(self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
      if canPutDown(source, at: proposed) { target = proposed }
    }
    let height: CGFloat
    if let source {
      height = geometry.span(of: .row(section: source.section, row: source.row)).length
    } else {
      height = rowHeight > 0 ? onPixels(rowHeight) : interfaceLook.list.rowHeight
    }
    let gap = RowGap(source: source, height: height, destination: target)
    guard gap != known else { return target }
    if known != nil, known?.source != source { listDrags?.showHidden() }
    editing.gap = gap
    slide()
    return target
  }

  /// Moves the rows to their positions around the gap.
  private func slide() {
    if let source = editing.gap?.source, let cell = shown.cells[source] { listDrags?.hide(cell) }
    for (path, cell) in shown.cells { cell.chrome = chrome(at: path) }
    setNeedsLayout()
    UIView.animate(withDuration: Self.animationDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { self.layOutRows() }
  }

  func closeGap(animated: Bool) {
    guard editing.gap != nil else { return }
    editing.gap = nil
    listDrags?.showHidden()
    if animated, window != nil { slide() } else { chromeChanged() }
  }

  func discardGap() { editing.gap = nil }

  /// Hides the cell of the dragged row when it becomes visible again.
  func hideDragged(_ cell: UITableViewCell, at path: IndexPath) {
    if editing.gap?.source == path { listDrags?.hide(cell) }
  }

  func showDropTarget(_ path: IndexPath?) {
    for (cellPath, cell) in shown.cells {
      let isTarget = cellPath == path
      guard cell.parts.isDropTarget != isTarget else { continue }
      cell.parts.isDropTarget = isTarget
      cell.setHighlighted(isTarget || press.highlighted == cellPath, animated: true)
      cell.setNeedsUpdateConfiguration()
    }
  }

  func moveByDrop(from source: IndexPath, to path: IndexPath) {
    guard let dataSource else { return }
    let cell = shown.cells[source]
    discardGap()
    guard path != source else { return slide() }
    dataSource.tableView(self, moveRowAt: source, to: path)
    // If the data source reloaded the data or moved the row in the table itself, the row is already in place.
    guard isLoaded, shown.cells[source] === cell else { return }
    moveRow(at: source, to: path)
  }

  func performDrop(_ target: ListDropTarget, _ session: any UIDropSession, _ proposal: UIDropProposal, at path: IndexPath?) {
    guard let dropDelegate, let proposal = proposal as? UITableViewDropProposal else { return }
    let coordinator = TableDropCoordinator(self, target, session, proposal: proposal, at: path)
    dropDelegate.tableView(self, performDropWith: coordinator)
    // If the delegate did not move the row, the rows return to their positions.
    guard batch == nil, isLoaded else { return }
    slide()
  }

  // MARK: Placeholders

  /// Returns the index path in the data for one in the table, which differs while there are placeholders.
  func dataPath(_ path: IndexPath) -> IndexPath { phantoms?.dataPath(of: path) ?? path }

  var shownCounts: [Int] {
    loadIfNeeded()
    return (0..<geometry.sectionCount).map { geometry.rowCount($0) }
  }
  func insertShown(_ path: IndexPath) { insertRows(at: [path], with: .automatic) }
  func deleteShown(_ path: IndexPath) { deleteRows(at: [path], with: .automatic) }
  func reloadShown(_ path: IndexPath) { reloadRows(at: [path], with: .automatic) }

  /// Returns the height of a placeholder; nil for a row of the data.
  func placeholderHeight(at path: IndexPath) -> CGFloat? { (phantoms?.placeholder(at: path) as? UITableViewPlaceholder)?.rowHeight }

  /// Returns the cell of a placeholder; nil for a row of the data.
  func placeholderCell(at path: IndexPath) -> UITableViewCell? {
    guard let placeholder = phantoms?.placeholder(at: path) as? UITableViewPlaceholder else { return nil }
    let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
    cell.table = self
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}
