import CoreGraphics
import Foundation
import ListModel

/// The support of collection views for list cells.
extension UICollectionView {
  // MARK: Appearance

  /// A cell knows its list before the data source configures it.
  func inList(_ cell: UICollectionViewCell, at path: IndexPath) -> UICollectionViewCell {
    guard path.isRow else { return cell }
    let chrome = collectionViewLayout.listChrome(.cell, nil, path, isPinned: false)
    cell.setListEnvironment(chrome?.appearance.listEnvironment)
    guard let cell = cell as? UICollectionViewListCell else { return cell }
    cell.chrome = chrome
    tellOutline(to: cell, at: path, animated: false)
    return cell
  }

  func inList(_ view: UICollectionReusableView, _ kind: String, at path: IndexPath) -> UICollectionReusableView {
    let chrome = collectionViewLayout.listChrome(.supplementaryView, kind, path, isPinned: false)
    view.setListEnvironment(chrome?.appearance.listEnvironment)
    (view as? UICollectionViewListCell)?.chrome = chrome
    return view
  }

  /// Sets the view up for the lists of its layout: swipe actions, bouncing as in tables, and the background of the lists, which lies
  /// behind all cells and also shows where there are no items.
  func showListParts() {
    let lists = collectionViewLayout.lists
    if swiping == nil, lists.hasActions { swiping = RowSwiping(self) }
    if lists.hasLists, !hasSetAlwaysBounceVertical { alwaysBounceVertical = true }
    let isOnGlass = lists.isSidebar && UISplitViewController.hasGlass(below: self)
    if isOnGlass, backgroundColor == .systemBackground { backgroundColor = nil }
    guard let color = lists.background, color != backgroundColor, !isOnGlass else {
      listBackdrop?.removeFromSuperview()
      listBackdrop = nil
      return
    }
    let view = listBackdrop ?? UIView(frame: bounds)
    if listBackdrop == nil {
      view.isUserInteractionEnabled = false
      view.layer.zPosition = -CGFloat(1 << 20)
      insertSubview(view, at: 0)
      listBackdrop = view
    }
    if view.backgroundColor != color { view.backgroundColor = color }
    if view.frame != bounds { view.frame = bounds }
  }

  /// Called when a visible cell needs another size.
  func cellSizeChanged(_ cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), shown.fitted.remove(path) != nil else { return }
    setNeedsLayout()
  }

  // MARK: Outlines

  private var outlineSource: (any OutlineSource)? { dataSource as? any OutlineSource }

  private func tellOutline(to cell: UICollectionViewListCell, at path: IndexPath, animated: Bool) {
    guard let position = outlineSource?.outlinePosition(at: path) else { return }
    // The children of a section's header are not indented.
    let isBelowHeader = collectionViewLayout.listSection(path.section)?.configuration.headerMode == .firstItemInSection
    cell.setOutline(level: max(0, isBelowHeader ? position.level - 1 : position.level), isExpanded: position.isExpanded, animated: animated)
  }

  func outlinesChanged(animated: Bool) {
    for (path, cell) in shown.cells {
      if let cell = cell as? UICollectionViewListCell { tellOutline(to: cell, at: dataPath(path), animated: animated) }
    }
  }

  func toggleItem(of cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell) else { return }
    outlineSource?.toggleItem(at: dataPath(path))
  }

  /// - Returns: whether a tap in the cell expands or collapses its item instead of selecting it.
  func operatesDisclosure(at path: IndexPath) -> Bool {
    guard let cell = shown.cells[path] as? UICollectionViewListCell, let disclosure = cell.wholeDisclosure else { return false }
    cell.accessoryTapped(disclosure.accessoryType)
    return true
  }

  // MARK: Editing

  /// Whether an item is being edited.
  func edits(_ path: IndexPath) -> Bool {
    isEditing && collectionDelegate?.collectionView(self, canEditItemAt: dataPath(path)) ?? true
  }

  func editingChanged() {
    press.cancel()
    closeSwipe(animated: false)
    cancelMovement(animated: false)
    if !isEditing || !allowsMultipleSelectionDuringEditing { for path in selected { deselect(path) } }
    let animated = window != nil && UIView.areAnimationsEnabled
    for (path, cell) in shown.cells {
      cell.setNeedsUpdateConfiguration()
      (cell as? UICollectionViewListCell)?.edit(edits(path), animated: animated)
    }
  }
}

/// Swiped rows of lists show the actions of the list's configuration.
extension UICollectionView: SwipeOwner {
  func closeSwipe(animated: Bool) { swiping?.close(animated: animated) }

  func swipeableRow(at point: CGPoint) -> (path: IndexPath, view: UIView)? {
    guard movement == nil, batch == nil, let path = indexPathForItem(at: point), let cell = shown.cells[path] else { return nil }
    return (path, cell)
  }

  var allowsSwipes: Bool { !isEditing }

  func swipeActions(of path: IndexPath, atTrailingEdge: Bool) -> UISwipeActionsConfiguration? {
    guard let list = collectionViewLayout.listSection(path.section)?.configuration,
      collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
    else { return nil }
    return atTrailingEdge ? list.trailingSwipeActionsConfigurationProvider?(path) : list.leadingSwipeActionsConfigurationProvider?(path)
  }

  /// Opens the trailing swipe actions of a cell. The delete accessory calls it.
  func showActions(of cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell), let actions = swipeActions(of: path, atTrailingEdge: true), !actions.actions.isEmpty else {
      return
    }
    swiping?.open(cell, at: path, actions)
  }

  func swipeFrame(of path: IndexPath) -> CGRect? { hasItem(path) ? layoutAttributesForItem(at: path)?.shownFrame : nil }

  func shows(_ path: IndexPath, in view: UIView) -> Bool { shown.cells[path] === view }

  func move(_ view: UIView, aside distance: CGFloat, from frame: CGRect) {
    guard let cell = view as? UICollectionViewCell else { return }
    cell.aside = distance
    if let attributes = cell.attributes { cell.setAttributes(attributes) }
  }

  func swipeWillBegin(_ view: UIView, at path: IndexPath, byFinger: Bool) { swipeChanged(view, isOn: true) }

  func swipeDidEnd(_ view: UIView, at path: IndexPath?) {
    if let path, shows(path, in: view), swiping?.path != path { (view as? UICollectionViewCell)?.aside = 0 }
    swipeChanged(view, isOn: false)
  }

  private func swipeChanged(_ view: UIView, isOn: Bool) {
    guard let cell = view as? UICollectionViewListCell else { return }
    cell.list.isSwiped = isOn
    cell.setNeedsUpdateConfiguration()
  }
}
