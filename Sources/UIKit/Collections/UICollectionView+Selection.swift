import CoreGraphics
import Foundation

/// Items are highlighted while a finger is on them, and selected when it lifts. The order of calls is that of Apple's Collection View
/// Programming Guide: shouldHighlight, didHighlight, shouldSelect, didDeselect of the previously selected item, the cell's segues,
/// didSelect, didUnhighlight.
extension UICollectionView: ListPressOwner {
  var selectsNow: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }
  private var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func pressedItem(_ touch: UITouch) -> IndexPath? {
    // A touch beside the row that is swiped aside puts it back, and does nothing else.
    if swiping?.swipe != nil {
      closeSwipe(animated: true)
      return nil
    }
    let selects = selectsNow || allowsMultipleSelection
    var view = touch.view
    while let present = view, present !== self {
      if let cell = present as? UICollectionViewCell, let path = indexPath(for: cell) {
        return selects || (cell as? UICollectionViewListCell)?.wholeDisclosure != nil ? path : nil
      }
      view = present.superview
    }
    return nil
  }

  func mayPress(_ path: IndexPath) -> Bool { collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true }

  func showPress(_ path: IndexPath, _ isOn: Bool) {
    shown.cells[path]?.isHighlighted = isOn
    if isOn {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  var isPressedUntilSelected: Bool { true }

  func pressedView(_ path: IndexPath) -> UIView? { shown.cells[path] }

  func pressEnded(_ path: IndexPath) {
    if operatesDisclosure(at: path) { return }
    if selected.contains(path), selectsMany { return userDeselects(path) }
    userSelects(path)
  }

  func userDeselects(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// - Parameter acts: whether the primary action follows.
  func userSelects(_ path: IndexPath, acts: Bool = true) {
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true, hasItem(path) else { return }
    if !selectsMany {
      for other in selected.subtracting([path]).sorted() {
        deselect(other)
        collectionDelegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    selected.insert(path)
    if let cell = shown.cells[path] {
      cell.isSelected = true
      cell.segues.run(.selection, sender: cell)
    }
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    if acts, collectionDelegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      for other in selected { deselect(other) }
      return
    }
    guard selectsNow, hasItem(path) else { return }
    if !selectsMany { for other in selected.subtracting([path]) { deselect(other) } }
    selected.insert(path)
    shown.cells[path]?.isSelected = true
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard selected.remove(path) != nil else { return }
    shown.cells[path]?.isSelected = false
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard hasItem(path), let attributes = layoutAttributesForItem(at: path) else {
      return UIKitLog.refused("attempt to scroll to item \(Array(path)), which the collection view does not have")
    }
    let frame = attributes.frame, scrolls = attributes.scroller.flatMap { collectionViewLayout.scrolling($0)?.axis }
    if scrolls != nil { scrollSection(attributes, at: position, animated: animated) }
    let inset = adjustedContentInset
    var offset = contentOffset
    func nearest(_ low: CGFloat, _ high: CGFloat, _ top: CGFloat, _ bottom: CGFloat) -> CGFloat {
      low < top ? low - top : high > bottom ? min(high - bottom, low - top) : 0
    }
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (inset.top + bounds.height - inset.bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + inset.bottom - bounds.height
    } else {
      offset.y += nearest(frame.minY, frame.maxY, bounds.minY + inset.top, bounds.maxY - inset.bottom)
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (inset.left + bounds.width - inset.right) / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX + inset.right - bounds.width
    } else {
      offset.x += nearest(frame.minX, frame.maxX, bounds.minX + inset.left, bounds.maxX - inset.right)
    }
    // Along this axis, the section itself has scrolled.
    if scrolls == .horizontal { offset.x = contentOffset.x }
    if scrolls == .vertical { offset.y = contentOffset.y }
    offset = machine.geometry.clamped(offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}
