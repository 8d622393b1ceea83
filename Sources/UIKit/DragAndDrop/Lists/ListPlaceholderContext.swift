import Foundation

/// The description of a placeholder in a table view or a collection view.
@MainActor
protocol ListPlaceholder {
  var insertionIndexPath: IndexPath { get }
}

extension UITableViewPlaceholder: ListPlaceholder {}
extension UICollectionViewPlaceholder: ListPlaceholder {}

/// A placeholder that a drop has inserted into a table view or a collection view.
@MainActor
final class ListPlaceholderContext: NSObject, UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: any ListPlaceholder
  private weak var list: (any DragList)?
  private let animator: DragAnimator

  init(_ item: UIDragItem, _ placeholder: any ListPlaceholder, in list: any DragList, _ animator: DragAnimator) {
    dragItem = item
    self.placeholder = placeholder
    self.list = list
    self.animator = animator
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

  /// Replaces the placeholder by an item of the data source, which the closure adds to it.
  /// - Returns: false if the placeholder is gone, because it was deleted or the data was reloaded.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { list?.commitPlaceholder(self, dataSourceUpdates) ?? false }

  @discardableResult
  func deletePlaceholder() -> Bool { list?.deletePlaceholder(self) ?? false }

  func setNeedsCellUpdate() {
    guard let path = list?.phantoms?.path(of: self), let handler = (placeholder as? UICollectionViewPlaceholder)?.cellUpdateHandler,
      let cell = list?.draggedCell(at: path) as? UICollectionViewCell
    else { return }
    handler(cell)
  }
}

extension DragList {
  func insertPlaceholder(_ context: ListPlaceholderContext) {
    let path = context.placeholder.insertionIndexPath, counts = shownCounts
    guard counts.indices.contains(path.section) else {
      return UIKitLog.refused("a placeholder in section \(path.section) of \(type(of: self)), which has \(counts.count) sections")
    }
    let target = IndexPath(item: min(path.item, counts[path.section]), section: path.section)
    if phantoms == nil { phantoms = ListPhantoms() }
    beginBatch()
    phantoms?.insert(at: target, context)
    insertShown(target)
    endBatch(completion: nil)
  }

  fileprivate func commitPlaceholder(_ context: ListPlaceholderContext, _ updates: (IndexPath) -> Void) -> Bool {
    guard let path = phantoms?.path(of: context) else { return false }
    updates(phantoms?.insertionPath(of: path) ?? path)
    phantoms?.remove(path)
    forgetEmptyPhantoms()
    reloadShown(path)
    return true
  }

  fileprivate func deletePlaceholder(_ context: ListPlaceholderContext) -> Bool {
    guard phantoms?.path(of: context) != nil else { return false }
    beginBatch()
    if let path = phantoms?.path(of: context) {
      phantoms?.remove(path)
      deleteShown(path)
    }
    endBatch(completion: nil)
    forgetEmptyPhantoms()
    return true
  }

  func forgetEmptyPhantoms() { if phantoms?.isEmpty == true { phantoms = nil } }
}
