import CoreGraphics
import Foundation
import ListModel

/// The items of a collection view as sources and targets of drags. For an item of its own, the gap is that of interactive movement; for
/// other items the layout gets one more item, without a cell.
extension UICollectionView: DragList {
  // MARK: The source

  func draggedPath(at point: CGPoint) -> IndexPath? {
    guard let path = indexPathForItem(at: point), shown.cells[path] != nil, movement == nil else { return nil }
    return phantoms?.isPhantom(path) == true ? nil : path
  }

  func draggedCell(at path: IndexPath) -> UIView? { shown.cells[path] }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    let items = dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    if !items.isEmpty {
      closeSwipe(animated: true)
      // The cell is lifted without its highlight.
      press.cancel()
    }
    return items
  }

  func dragItems(addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragBegins(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
  func dragEnded(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  func showDrag(_ state: UICellConfigurationState.DragState, at path: IndexPath) { shown.cells[path]?.show(dragState: state) }

  // MARK: The target

  func handlesDrop(_ session: any UIDropSession) -> Bool { dropDelegate?.collectionView(self, canHandle: session) ?? false }
  func dropEntered(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
  func dropExited(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropEnded(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }

  func dropUpdate(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal? {
    guard let answer = dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path) else { return nil }
    let intent: ListDropProposal.Intent
    switch answer.intent {
    case .unspecified: intent = .unspecified
    case .insertAtDestinationIndexPath: intent = .insertAt
    case .insertIntoDestinationIndexPath: intent = .insertInto
    }
    return ListDropProposal(proposal: answer, intent: intent)
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  func canMoveByDrop(_ path: IndexPath) -> Bool { dataSource?.collectionView(self, canMoveItemAt: path) ?? false }

  func dropPath(at point: CGPoint) -> IndexPath? {
    guard !itemCounts.isEmpty, point.x.isFinite, point.y.isFinite else { return nil }
    if let path = indexPathForItem(at: point) { return path }
    // Between the items, the gap stays where it is. Behind the last one, items are appended.
    let last = itemCounts.count - 1, count = itemCounts[last]
    let isOpen = movement.map { $0.current.section == last } ?? (phantoms?.gap?.section == last)
    let end = IndexPath(item: isOpen ? count - 1 : count, section: last)
    guard let final = count > 0 ? layoutAttributesForItem(at: IndexPath(item: count - 1, section: last))?.frame : nil else { return end }
    let isBehind =
      point.y >= final.maxY || point.x >= final.maxX && point.y >= final.minY || point.x >= contentSize.width && contentSize.width > 0
    return isBehind ? end : movement?.current ?? phantoms?.gap
  }

  func openGap(at path: IndexPath, for source: IndexPath?, isOwnMove: Bool) -> IndexPath? {
    guard itemCounts.indices.contains(path.section) else { return nil }
    guard let source else {
      if movement != nil { closeGap(animated: true) }
      return moveGap(to: path)
    }
    if phantoms?.gap != nil { closeGap(animated: true) }
    if movement == nil {
      guard batch == nil, hasItem(source), let frame = layoutAttributesForItem(at: source)?.frame else { return nil }
      movement = ItemMovement(
        original: source, current: source, center: CGPoint(x: frame.midX - bounds.minX, y: frame.midY - bounds.minY))
    }
    guard let movement, let position = carriedPosition else { return nil }
    if let cell = shown.cells[movement.current] { listDrags?.hide(cell) }
    let maximum = itemCounts[path.section] - (movement.current.section == path.section ? 1 : 0)
    var target = IndexPath(item: min(path.item, maximum), section: path.section)
    if isOwnMove, let collectionDelegate, target != movement.current {
      target = collectionDelegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original, atCurrentIndexPath: movement.current,
        toProposedIndexPath: target)
    }
    guard target != movement.current, isPlace(target) else { return movement.current }
    tellLayout(from: movement.current, at: position)
    moveInLayout(to: target, animated: true)
    if let frame = layoutAttributesForItem(at: target)?.frame {
      self.movement?.center = CGPoint(x: frame.midX - bounds.minX, y: frame.midY - bounds.minY)
      placeCarried()
    }
    return target
  }

  /// Opens or moves the gap for items from another view.
  private func moveGap(to path: IndexPath) -> IndexPath? {
    guard batch == nil else { return nil }
    let old = phantoms?.gap
    let maximum = itemCounts[path.section] - (old?.section == path.section ? 1 : 0)
    let target = IndexPath(item: min(path.item, maximum), section: path.section)
    guard target != old else { return target }
    var changes = ListChanges(), after = itemCounts
    if let old {
      changes.movedItems = [(old, target)]
      after[old.section] -= 1
    } else {
      changes.insertedItems[target] = 0
      if phantoms == nil { phantoms = ListPhantoms() }
      phantoms?.insert(at: target, nil)
    }
    after[target.section] += 1
    carryOut(changes, after: after)
    return target
  }

  private func carryOut(_ changes: ListChanges, after: [Int]) {
    guard let outcome = try? changes.outcome(before: itemCounts, after: after, noun: .item) else { return }
    carryOut(ListTransition(outcome: outcome, changes: changes), completion: nil)
  }

  func closeGap(animated: Bool) {
    if movement != nil, listDrags?.target?.isActive == true {
      cancelMovement(animated: animated)
      listDrags?.showHidden()
    }
    guard let gap = phantoms?.gap else { return }
    guard animated, window != nil else { return forgetGap() }
    var changes = ListChanges(), after = itemCounts
    changes.deletedItems[gap] = 0
    after[gap.section] -= 1
    carryOut(changes, after: after)
    forgetEmptyPhantoms()
  }

  /// Removes the gap from the layout at once. The cells stay where they are until the next layout.
  func forgetGap() {
    guard let gap = phantoms?.gap else { return }
    func moved(_ path: IndexPath) -> IndexPath { ListPhantoms.without(gap, path) }
    let cells = shown.cells
    shown.cells = [:]
    for (path, cell) in cells { shown.cells[moved(path)] = cell }
    shown.fitted = Set(shown.fitted.subtracting([gap]).map(moved))
    selected = Set(selected.map(moved))
    collectionViewLayout.moveStoredValues(
      { paths in paths.subtracting([gap]).reduce(into: [:]) { $0[$1] = moved($1) } },
      sections: Dictionary(uniqueKeysWithValues: itemCounts.indices.map { ($0, $0) }))
    loadedCounts?[gap.section] -= 1
    phantoms?.close(gap)
    forgetEmptyPhantoms()
    collectionViewLayout.invalidateLayout()
  }

  func discardGap() {
    cancelMovement(animated: false)
    forgetGap()
  }

  func showDropTarget(_ path: IndexPath?) {
    for (cellPath, cell) in shown.cells where cell.isDropTarget != (cellPath == path) {
      cell.isDropTarget = cellPath == path
      cell.isHighlighted = cell.isDropTarget || press.highlighted == cellPath
      cell.setNeedsUpdateConfiguration()
    }
  }

  func moveByDrop(from source: IndexPath, to path: IndexPath) {
    endMovement()
    // The preview goes to the cell.
    if let cell = shown.cells[path], let end = layoutAttributesForItem(at: path) {
      UIView.performWithoutAnimation { cell.setAttributes(end) }
    }
  }

  func performDrop(_ target: ListDropTarget, _ session: any UIDropSession, _ proposal: UIDropProposal, at path: IndexPath?) {
    guard let dropDelegate, let proposal = proposal as? UICollectionViewDropProposal else { return }
    let coordinator = CollectionDropCoordinator(self, target, session, proposal: proposal, at: path)
    dropDelegate.collectionView(self, performDropWith: coordinator)
  }

  // MARK: Placeholders

  var shownCounts: [Int] { itemCounts }
  func insertShown(_ path: IndexPath) { insertItems(at: [path]) }
  func deleteShown(_ path: IndexPath) { deleteItems(at: [path]) }
  func reloadShown(_ path: IndexPath) { reloadItems(at: [path]) }

  /// Returns the cell of a placeholder; nil for an item of the data.
  func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let placeholder = phantoms?.placeholder(at: path) as? UICollectionViewPlaceholder else { return nil }
    let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}
