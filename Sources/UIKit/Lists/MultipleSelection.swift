import CoreGraphics
import Foundation

/// A list in which two fingers select several items (Apple: shouldBeginMultipleSelectionInteraction).
@MainActor protocol MultipleSelectionList: UIScrollView {
  /// Whether several items can be selected now, or while the list is edited.
  var canSelectMany: Bool { get }
  func selectablePath(at point: CGPoint) -> IndexPath?
  func asksMultipleSelection(at path: IndexPath) -> Bool
  func multipleSelectionBegan(at path: IndexPath)
  func multipleSelectionEnded()
  func isChosen(_ path: IndexPath) -> Bool
  /// Selects or deselects an item as a touch would, with the delegate's calls.
  func userChooses(_ path: IndexPath, _ isOn: Bool)
  /// The items from one to another, in the order of the list.
  func paths(from: IndexPath, to: IndexPath) -> [IndexPath]
}

/// A pan of two fingers that selects or deselects the items between its first one and the present one. Items that the fingers leave again get
/// back their former state.
@MainActor
final class MultipleSelection {
  private unowned let list: any MultipleSelectionList
  private let first: IndexPath
  private var isOn = true
  /// The items between the first one and the fingers, with their state before.
  private var reached: [IndexPath: Bool] = [:]
  private lazy var scroller = EdgeScroller(list) { [weak self] in self?.extend() }
  /// The location of the fingers, from the top left corner of the visible area.
  private var location = CGPoint.zero

  /// - Returns: nil if the delegate does not allow a selection that begins at the fingers.
  init?(_ list: any MultipleSelectionList, at point: CGPoint) {
    guard list.canSelectMany, let path = list.selectablePath(at: point), list.asksMultipleSelection(at: path) else { return nil }
    self.list = list
    first = path
  }

  func begin() {
    // The delegate usually makes the list editable now.
    list.multipleSelectionBegan(at: first)
    isOn = !list.isChosen(first)
    reached = [first: !isOn]
    list.userChooses(first, isOn)
  }

  func move(to point: CGPoint) {
    location = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
    scroller.follow(location)
    extend()
  }

  private func extend() {
    let point = CGPoint(x: location.x + list.bounds.minX, y: location.y + list.bounds.minY)
    guard let path = list.selectablePath(at: point) else { return }
    let range = list.paths(from: min(first, path), to: max(first, path)), there = Set(range)
    for (left, before) in reached where !there.contains(left) {
      reached[left] = nil
      if list.isChosen(left) != before { list.userChooses(left, before) }
    }
    for path in range where reached[path] == nil {
      reached[path] = list.isChosen(path)
      if list.isChosen(path) != isOn { list.userChooses(path, isOn) }
    }
  }

  func end() {
    scroller.stop()
    list.multipleSelectionEnded()
  }
}

@MainActor private let running = SideTable<UIScrollView, MultipleSelection>()

extension UIScrollView {
  /// Called when two fingers begin to move.
  /// - Returns: whether they select instead of scrolling.
  func beginsMultipleSelection(_ pan: UIPanGestureRecognizer) -> Bool {
    guard pan.progress.count == 2, let list = self as? any MultipleSelectionList else { return false }
    guard let selection = MultipleSelection(list, at: pan.location(in: self)) else { return false }
    running[self] = selection
    return true
  }

  /// Forgets a selection whose pan has failed.
  func dropMultipleSelection() { running[self] = nil }

  /// Passes the changes of the pan to a running selection.
  /// - Returns: false if there is none.
  func selectsMany(with pan: UIPanGestureRecognizer) -> Bool {
    guard let selection = running[self] else { return false }
    switch pan.state {
    case .began:
      selection.begin()
      selection.move(to: pan.location(in: self))
    // After one of the fingers was lifted, nothing changes.
    case .changed: if pan.progress.count == 2 { selection.move(to: pan.location(in: self)) }
    default:
      running[self] = nil
      endTracking(cancelled: true)
      selection.end()
    }
    return true
  }
}

extension UITableView: MultipleSelectionList {
  var canSelectMany: Bool { editing.reorder == nil && swipe == nil && (allowsMultipleSelection || allowsMultipleSelectionDuringEditing) }
  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func asksMultipleSelection(at path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func multipleSelectionBegan(at path: IndexPath) { tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path) }
  func multipleSelectionEnded() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func userChooses(_ path: IndexPath, _ isOn: Bool) {
    guard hasRow(path), selectsNow else { return }
    if isOn { userSelects(path, acts: false) } else { userDeselects(path) }
  }

  func paths(from: IndexPath, to: IndexPath) -> [IndexPath] {
    (from.section...max(from.section, to.section)).flatMap { section in
      let low = section == from.section ? from.row : 0, high = section == to.section ? to.row + 1 : numberOfRows(inSection: section)
      return (low..<max(low, high)).map { IndexPath(row: $0, section: section) }
    }
  }
}

extension UICollectionView: MultipleSelectionList {
  var canSelectMany: Bool { movement == nil && (allowsMultipleSelection || allowsMultipleSelectionDuringEditing) }
  func selectablePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func asksMultipleSelection(at path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func multipleSelectionBegan(at path: IndexPath) {
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func multipleSelectionEnded() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  func userChooses(_ path: IndexPath, _ isOn: Bool) {
    guard hasItem(path), selectsNow else { return }
    if isOn { userSelects(path, acts: false) } else { userDeselects(path) }
  }

  func paths(from: IndexPath, to: IndexPath) -> [IndexPath] {
    (from.section...max(from.section, to.section)).flatMap { section in
      let low = section == from.section ? from.item : 0, high = section == to.section ? to.item + 1 : numberOfItems(inSection: section)
      return (low..<max(low, high)).map { IndexPath(item: $0, section: section) }
    }
  }
}
