import CoreGraphics
import Foundation

/// The common part of the drop coordinators of tables and collection views.
@MainActor
class ListDropCoordinator: NSObject {
  private let list: any DragList
  private let target: ListDropTarget
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let droppedItems: [DroppedItem]

  init(_ list: any DragList, _ target: ListDropTarget, _ session: any UIDropSession, at path: IndexPath?) {
    self.list = list
    self.target = target
    self.session = session
    destinationIndexPath = path
    let source = list.listDrags?.source
    droppedItems = session.items.map { DroppedItem($0, source: source?.path(of: $0), in: session) }
    super.init()
  }

  func land(_ item: UIDragItem, at destination: ListDropAnimation.Destination) -> any UIDragAnimating { target.land(item, at: destination) }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { land(dragItem, at: .target(target)) }

  func insert(_ placeholder: any ListPlaceholder, for item: UIDragItem) -> ListPlaceholderContext {
    let animator = target.land(item, at: .cell(placeholder.insertionIndexPath))
    let context = ListPlaceholderContext(item, placeholder, in: list, animator)
    list.insertPlaceholder(context)
    return context
  }
}

/// A drop on a table view.
final class TableDropCoordinator: ListDropCoordinator, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal
  var items: [any UITableViewDropItem] { droppedItems }

  init(
    _ table: UITableView, _ target: ListDropTarget, _ session: any UIDropSession, proposal: UITableViewDropProposal, at path: IndexPath?
  ) {
    self.proposal = proposal
    super.init(table, target, session, at: path)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { land(dragItem, at: .cell(indexPath)) }

  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, at: .into(indexPath, rect))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
    insert(placeholder, for: dragItem)
  }
}

/// A drop on a collection view.
final class CollectionDropCoordinator: ListDropCoordinator, UICollectionViewDropCoordinator {
  let proposal: UICollectionViewDropProposal
  var items: [any UICollectionViewDropItem] { droppedItems }

  init(
    _ view: UICollectionView, _ target: ListDropTarget, _ session: any UIDropSession, proposal: UICollectionViewDropProposal,
    at path: IndexPath?
  ) {
    self.proposal = proposal
    super.init(view, target, session, at: path)
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { land(dragItem, at: .cell(indexPath)) }

  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, at: .into(indexPath, rect))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
    insert(placeholder, for: dragItem)
  }
}
