import CoreGraphics
import Foundation

/// A list whose items the arrow keys move the focus between, beyond the visible ones as well. Tab enters and leaves the list as a whole.
@MainActor protocol FocusList: ListPressOwner {
  var allowsFocus: Bool { get }
  var allowsFocusDuringEditing: Bool { get }
  var isEditing: Bool { get }
  /// Whether an item is selected when it gets the focus.
  func selectsWithFocus(_ path: IndexPath) -> Bool
  func item(of cell: UIView) -> IndexPath?
  /// Whether the list and its delegate allow an item to be focused.
  func mayFocus(_ path: IndexPath) -> Bool
  func isChosen(_ path: IndexPath) -> Bool
  /// The item that the delegate prefers when Tab enters the list; nil for none.
  var preferredFocus: IndexPath? { get }
  /// Whether the delegate allows an update of the focus.
  func shouldUpdateFocus(_ context: UIFocusUpdateContext) -> Bool
  /// Notifies the delegate of an update of the focus.
  func didUpdateFocus(_ context: UIFocusUpdateContext)
  /// Returns the cell of the next focusable item in a direction, and scrolls to it if it is not visible; nil if no item lies in that
  /// direction.
  func focusable(from path: IndexPath, heading: UIFocusHeading) -> UIView?
}

extension FocusList {
  func mayFocus(cell: UIView) -> Bool { allowsFocus && (allowsFocusDuringEditing || !isEditing) && item(of: cell).map(mayFocus) ?? false }

  /// Returns the items that lose and get the focus; nil for views that are not in the list.
  func items(of context: UIFocusUpdateContext) -> (former: IndexPath?, next: IndexPath?) {
    (context.previouslyFocusedView.flatMap(item), context.nextFocusedView.flatMap(item))
  }

  /// Returns the cell that is focused when Tab enters the list: the one that the delegate prefers, the first selected one, or the first.
  func entrance(among cells: [UIView]) -> UIView? {
    if let preferred = preferredFocus, let cell = cells.first(where: { item(of: $0) == preferred }) { return cell }
    return cells.first { cell in item(of: cell).map(isChosen) ?? false } ?? cells.first
  }
}

extension UIView {
  /// The list that contains the view as a cell; nil for other views.
  var focusList: (any FocusList)? {
    if let cell = self as? UITableViewCell { return cell.table }
    return (self as? UICollectionViewCell)?.collection
  }
}

extension UITableView: FocusList {
  func selectsWithFocus(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }
  func item(of cell: UIView) -> IndexPath? { (cell as? UITableViewCell).flatMap { shown.path(of: $0) } }
  func isChosen(_ path: IndexPath) -> Bool { selected.contains(path) }

  var preferredFocus: IndexPath? { tableDelegate?.indexPathForPreferredFocusedView(in: self) }

  func shouldUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
    tableDelegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
  }
  func didUpdateFocus(_ context: UIFocusUpdateContext) {
    tableDelegate?.tableView(self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: UIFocusAnimationCoordinator())
  }

  func mayFocus(_ path: IndexPath) -> Bool {
    guard selectsNow, swipe == nil, editing.reorder == nil else { return false }
    return tableDelegate?.tableView(self, canFocusRowAt: path) ?? true
  }

  func focusable(from path: IndexPath, heading: UIFocusHeading) -> UIView? {
    let step = heading == .down ? 1 : heading == .up ? -1 : 0
    guard step != 0 else { return nil }
    var next = path
    repeat {
      next.row += step
      while !geometry.contains(next) {
        next.section += step
        guard (0..<geometry.sectionCount).contains(next.section) else { return nil }
        next.row = step > 0 ? 0 : geometry.rowCount(next.section) - 1
      }
    } while !mayFocus(next)
    if shown.cells[next] == nil {
      scroll(to: next, at: .none, animated: false)
      layoutIfNeeded()
    }
    return shown.cells[next]
  }
}

extension UICollectionView: FocusList {
  func selectsWithFocus(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus
  }
  func item(of cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) } }
  func isChosen(_ path: IndexPath) -> Bool { selected.contains(path) }

  var preferredFocus: IndexPath? { collectionDelegate?.indexPathForPreferredFocusedView(in: self) }

  func shouldUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
    collectionDelegate?.collectionView(self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }
  func didUpdateFocus(_ context: UIFocusUpdateContext) {
    collectionDelegate?.collectionView(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self), with: UIFocusAnimationCoordinator())
  }

  func mayFocus(_ path: IndexPath) -> Bool {
    guard selectsNow, movement == nil, swiping?.swipe == nil else { return false }
    return collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? true
  }

  func focusable(from path: IndexPath, heading: UIFocusHeading) -> UIView? {
    guard let start = layoutAttributesForItem(at: path)?.frame else { return nil }
    let near =
      collectionViewLayout.layoutAttributesForElements(in: start.union(bounds).insetBy(dx: -bounds.width, dy: -bounds.height)) ?? []
    let others = near.filter { $0.representedElementCategory == .cell && $0.indexPath != path && mayFocus($0.indexPath) }
    guard let index = FocusOrder.nearest(to: start, among: others.map(\.frame), heading: heading) else { return nil }
    let next = others[index].indexPath
    if shown.cells[next] == nil {
      scroll(to: next, at: [], animated: false)
      scrollRectToVisible(others[index].frame, animated: false)
      layoutIfNeeded()
    }
    return shown.cells[next]
  }
}
