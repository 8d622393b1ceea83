import CoreGraphics
import Foundation
import ListModel

/// A drop on a collection view, as its delegate sees it.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let view: UICollectionView
  private let target: ListDropTarget
  let session: any UIDropSession
  let proposal: UICollectionViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UICollectionViewDropItem]

  init(
    _ view: UICollectionView, _ target: ListDropTarget, _ session: any UIDropSession, proposal: UICollectionViewDropProposal,
    at path: IndexPath?
  ) {
    self.view = view
    self.target = target
    self.session = session
    self.proposal = proposal
    destinationIndexPath = path
    let source = view.listDrags?.source
    items = session.items.map { DroppedItem($0, source: source?.path(of: $0), in: session) }
    super.init()
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { target.land(dragItem, at: .cell(indexPath)) }

  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    target.land(dragItem, at: .into(indexPath, rect))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    self.target.land(dragItem, at: .target(target))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
    let animator = target.land(dragItem, at: .cell(placeholder.insertionIndexPath))
    let context = CollectionPlaceholderContext(dragItem, placeholder, in: view, animator)
    view.insert(context)
    return context
  }
}

/// The placeholder of an item in a collection view.
@MainActor
final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewDropPlaceholder
  private weak var view: UICollectionView?
  private let animator: DragAnimator

  init(_ item: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder, in view: UICollectionView, _ animator: DragAnimator) {
    dragItem = item
    self.placeholder = placeholder
    self.view = view
    self.animator = animator
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

  /// Replaces the placeholder by an item of the data source, which the closure adds to it.
  /// - Returns: false if the placeholder is gone, because it was deleted or the data was reloaded.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { view?.commit(self, dataSourceUpdates) ?? false }

  @discardableResult
  func deletePlaceholder() -> Bool { view?.delete(self) ?? false }
}

extension UICollectionView {
  fileprivate func insert(_ context: CollectionPlaceholderContext) {
    var path = context.placeholder.insertionIndexPath
    guard itemCounts.indices.contains(path.section) else {
      return UIKitLog.refused("a placeholder in section \(path.section) of \(type(of: self)), which has \(itemCounts.count) sections")
    }
    path = IndexPath(item: min(path.item, itemCounts[path.section]), section: path.section)
    if phantoms == nil { phantoms = CollectionPhantoms() }
    beginBatch()
    phantoms?.insert(at: path, context)
    insertItems(at: [path])
    endBatch(completion: nil)
  }

  fileprivate func commit(_ context: CollectionPlaceholderContext, _ updates: (IndexPath) -> Void) -> Bool {
    guard let path = phantoms?.path(of: context) else { return false }
    updates(phantoms?.insertionPath(of: path) ?? path)
    phantoms?.remove(path)
    phantoms = phantoms.flatMap { $0.isEmpty ? nil : $0 }
    reloadItems(at: [path])
    return true
  }

  fileprivate func delete(_ context: CollectionPlaceholderContext) -> Bool {
    guard phantoms?.path(of: context) != nil else { return false }
    beginBatch()
    if let path = phantoms?.path(of: context) {
      phantoms?.remove(path)
      deleteItems(at: [path])
    }
    endBatch(completion: nil)
    phantoms = phantoms.flatMap { $0.isEmpty ? nil : $0 }
    return true
  }
}
