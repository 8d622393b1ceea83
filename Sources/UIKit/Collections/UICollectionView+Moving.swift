import CoreGraphics
import Foundation
import ListModel

/// Items that a finger drags to other positions. During the drag, the layout has the dragged item at its target, and cells are requested by
/// their index paths in the data.
extension UICollectionView {
  /// The duration of the animation after a drop, in seconds.
  private static let settling: TimeInterval = 0.25

  /// Returns the index path in the data for an index path in the layout.
  func dataPath(_ path: IndexPath) -> IndexPath { movement?.source(of: path) ?? phantoms?.dataPath(of: path) ?? path }

  func isCarried(_ cell: UICollectionViewCell) -> Bool { movement.map { shown.cells[$0.current] === cell } ?? false }

  func beginMovement(of path: IndexPath) -> Bool {
    guard movement == nil, batch == nil, hasItem(path), dataSource?.collectionView(self, canMoveItemAt: path) == true,
      let frame = layoutAttributesForItem(at: path)?.frame
    else { return false }
    press.cancel()
    movement = ItemMovement(
      original: path, current: path, center: CGPoint(x: frame.midX - bounds.minX, y: frame.midY - bounds.minY))
    edgeScroller = EdgeScroller(self) { [weak self] in self?.moveCarriedItem() }
    tellLayout(from: path, at: CGPoint(x: frame.midX, y: frame.midY))
    shown.cells[path]?.setNeedsUpdateConfiguration()
    setNeedsLayout()
    return true
  }

  /// - Parameter position: the new centre of the item, in the coordinates of the content.
  func updateMovement(to position: CGPoint) {
    guard movement != nil, position.x.isFinite, position.y.isFinite else { return }
    movement?.center = CGPoint(x: position.x - bounds.minX, y: position.y - bounds.minY)
    moveCarriedItem()
  }

  var carriedPosition: CGPoint? { movement.map { CGPoint(x: $0.center.x + bounds.minX, y: $0.center.y + bounds.minY) } }

  private func moveCarriedItem() {
    guard let movement, let position = carriedPosition else { return }
    edgeScroller?.follow(movement.center)
    let current = movement.current
    let proposal = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: current, withPosition: position)
    let target =
      proposal == current
      ? current
      : collectionDelegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original, atCurrentIndexPath: current,
        toProposedIndexPath: proposal) ?? proposal
    if target != current, self.movement?.current == current {
      if isPlace(target) {
        tellLayout(from: current, at: position)
        moveInLayout(to: target, animated: true)
      } else {
        UIKitLog.refused("item \(Array(movement.original)) cannot move to \(Array(target)): there is no such position")
      }
    }
    placeCarried()
  }

  func isPlace(_ target: IndexPath) -> Bool {
    guard let current = movement?.current, target.isRow, itemCounts.indices.contains(target.section) else { return false }
    return target.item <= itemCounts[target.section] - (target.section == current.section ? 1 : 0)
  }

  func tellLayout(from previous: IndexPath, at position: CGPoint) {
    guard let movement else { return }
    let context = collectionViewLayout.invalidationContext(
      forInteractivelyMovingItems: [movement.current], withTargetPosition: position, previousIndexPaths: [previous],
      previousPosition: position)
    context.target = position
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Moves the dragged item in the layout; the other items make room.
  func moveInLayout(to target: IndexPath, animated: Bool) {
    guard var movement else { return }
    var changes = ListChanges()
    changes.movedItems = [(movement.current, target)]
    var after = itemCounts
    after[movement.current.section] -= 1
    after[target.section] += 1
    guard let outcome = try? changes.outcome(before: itemCounts, after: after, noun: .item) else { return }
    movement.current = target
    self.movement = movement
    var transition = ListTransition(outcome: outcome, changes: changes)
    transition.isUnanimated = !animated
    carryOut(transition, completion: nil)
  }

  /// Returns the attributes with those of the dragged item replaced by the ones that the layout has for dragging.
  func carried(_ attributes: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    guard let movement, let position = carriedPosition else { return attributes }
    var all = attributes
    all.removeAll { $0.representedElementCategory == .cell && $0.indexPath == movement.current }
    return all + [
      collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: movement.current, withTargetPosition: position)
    ]
  }

  func placeCarried() {
    guard let movement, let position = carriedPosition, let cell = shown.cells[movement.current] else { return }
    cell.setAttributes(collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: movement.current, withTargetPosition: position))
  }

  // MARK: Ending

  func endMovement() {
    guard let movement else { return }
    guard movement.current != movement.original, let dataSource else { return cancelMovement(animated: true) }
    endMovement(at: movement.current, cancelled: false)
    dataSource.collectionView(self, moveItemAt: movement.original, to: movement.current)
    guard let counts = loadedCounts else { return }
    guard counts == currentCounts(dataSource) else {
      UIKitLog.refused(
        "the data source of \(type(of: self)) changed its counts although only one item was moved. All data is loaded again.")
      return reloadAll()
    }
    settle(movement.current)
  }

  /// Returns the dragged item to its original position.
  func cancelMovement(animated: Bool) {
    guard let movement else { return }
    guard animated else { return forgetMovement(movement) }
    if movement.current != movement.original { moveInLayout(to: movement.original, animated: true) }
    endMovement(at: movement.original, cancelled: true)
    settle(movement.original)
  }

  /// Restores the order of the data without asking the data source, because the data may have changed already.
  func forgetMovement(_ movement: ItemMovement) {
    let cells = shown.cells
    shown.cells = [:]
    for (path, cell) in cells { shown.cells[movement.source(of: path)] = cell }
    shown.fitted = Set(shown.fitted.map(movement.source))
    selected = Set(selected.map(movement.source))
    collectionViewLayout.moveStoredValues(
      { paths in paths.reduce(into: [:]) { $0[$1] = movement.source(of: $1) } },
      sections: Dictionary(uniqueKeysWithValues: itemCounts.indices.map { ($0, $0) }))
    loadedCounts?[movement.current.section] -= 1
    loadedCounts?[movement.original.section] += 1
    endMovement(at: movement.original, cancelled: true)
    cells[movement.current]?.setNeedsUpdateConfiguration()
  }

  func endMovement(at final: IndexPath, cancelled: Bool) {
    guard let movement else { return }
    self.movement = nil
    edgeScroller?.stop()
    edgeScroller = nil
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final], previousIndexPaths: [movement.current], movementCancelled: cancelled))
  }

  private func settle(_ path: IndexPath) {
    guard let cell = shown.cells[path] else { return setNeedsLayout() }
    cell.setNeedsUpdateConfiguration()
    guard let end = layoutAttributesForItem(at: path) else { return }
    guard window != nil else { return cell.setAttributes(end) }
    // The item stays in front of the others during the animation.
    let depth = cell.layer.zPosition
    UIView.animate(withDuration: Self.settling, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      cell.setAttributes(end)
      cell.layer.zPosition = depth
      cell.layoutIfNeeded()
    } completion: { [weak cell] _ in
      if let cell, let attributes = cell.attributes { cell.layer.zPosition = CGFloat(attributes.zIndex) }
    }
  }
}
