import CoreGraphics
import Foundation
import ListModel

/// A drop on a table view, as its delegate sees it.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let table: UITableView
  private let target: ListDropTarget
  let session: any UIDropSession
  let proposal: UITableViewDropProposal
  let destinationIndexPath: IndexPath?
  let items: [any UITableViewDropItem]

  init(
    _ table: UITableView, _ target: ListDropTarget, _ session: any UIDropSession, proposal: UITableViewDropProposal, at path: IndexPath?
  ) {
    self.table = table
    self.target = target
    self.session = session
    self.proposal = proposal
    destinationIndexPath = path
    let source = table.listDrags?.source
    items = session.items.map { DroppedItem($0, source: source?.path(of: $0), in: session) }
    super.init()
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { target.land(dragItem, at: .cell(indexPath)) }

  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    target.land(dragItem, at: .into(indexPath, rect))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    self.target.land(dragItem, at: .target(target))
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
    let animator = target.land(dragItem, at: .cell(placeholder.insertionIndexPath))
    let context = TablePlaceholderContext(dragItem, placeholder, in: table, animator)
    table.insert(context)
    return context
  }
}

/// The placeholder of a row in a table view.
@MainActor
final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UITableViewDropPlaceholder
  private weak var table: UITableView?
  private let animator: DragAnimator

  init(_ item: UIDragItem, _ placeholder: UITableViewDropPlaceholder, in table: UITableView, _ animator: DragAnimator) {
    dragItem = item
    self.placeholder = placeholder
    self.table = table
    self.animator = animator
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

  /// Replaces the placeholder by a row of the data source, which the closure adds to it.
  /// - Returns: false if the placeholder is gone, because it was deleted or the data was reloaded.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { table?.commit(self, dataSourceUpdates) ?? false }

  @discardableResult
  func deletePlaceholder() -> Bool { table?.delete(self) ?? false }
}

/// The placeholders of drops in a table. Their rows are not in the data source.
@MainActor
struct TablePlaceholders {
  private(set) var paths = PhantomItems()
  private var entries: [(path: IndexPath, context: TablePlaceholderContext)] = []
  private var pending: (path: IndexPath, context: TablePlaceholderContext)?

  func path(of context: TablePlaceholderContext) -> IndexPath? { entries.first { $0.context === context }?.path }

  /// Notes that the next change of the table inserts a placeholder.
  mutating func insert(_ context: TablePlaceholderContext, at path: IndexPath) { pending = (path, context) }

  /// Returns the numbers of rows in the sections with the placeholders, also the one that is being inserted.
  func counts(with counts: [Int]) -> [Int] {
    var counts = paths.counts(with: counts)
    if let pending, counts.indices.contains(pending.path.section) { counts[pending.path.section] += 1 }
    return counts
  }

  /// Follows a change of the table.
  mutating func follow(_ new: (IndexPath) -> IndexPath?) {
    paths.pending = pending?.path
    paths.follow(new)
    entries = entries.compactMap { entry in new(entry.path).map { ($0, entry.context) } } + (pending.map { [$0] } ?? [])
    pending = nil
  }

  mutating func remove(_ path: IndexPath) {
    paths.remove(path)
    entries.removeAll { $0.path == path }
  }

  /// Returns the height of a placeholder; nil for a row of the data.
  func height(at path: IndexPath) -> CGFloat? { entries.first { $0.path == path }?.context.placeholder.rowHeight }

  /// Returns the cell of a placeholder; nil for a row of the data.
  func cell(at path: IndexPath, in table: UITableView) -> UITableViewCell? {
    guard let placeholder = entries.first(where: { $0.path == path })?.context.placeholder else { return nil }
    let cell = table.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
    cell.table = table
    placeholder.cellUpdateHandler?(cell)
    return cell
  }
}

extension UITableView {
  /// Returns the index path in the data for one in the table, which differs while there are placeholders.
  func dataPath(_ path: IndexPath) -> IndexPath { placeholders?.paths.dataPath(of: path) ?? path }

  fileprivate func insert(_ context: TablePlaceholderContext) {
    loadIfNeeded()
    let path = context.placeholder.insertionIndexPath
    guard path.section < geometry.sectionCount else {
      return UIKitLog.refused("a placeholder in section \(path.section) of \(type(of: self)), which has \(geometry.sectionCount) sections")
    }
    let place = IndexPath(row: min(path.row, geometry.rowCount(path.section)), section: path.section)
    if placeholders == nil { placeholders = TablePlaceholders() }
    beginBatch()
    placeholders?.insert(context, at: place)
    insertRows(at: [place], with: .automatic)
    endBatch(completion: nil)
  }

  fileprivate func commit(_ context: TablePlaceholderContext, _ updates: (IndexPath) -> Void) -> Bool {
    guard let path = placeholders?.path(of: context) else { return false }
    updates(placeholders?.paths.insertionPath(of: path) ?? path)
    placeholders?.remove(path)
    forgetEmptyPlaceholders()
    reloadRows(at: [path], with: .automatic)
    return true
  }

  fileprivate func delete(_ context: TablePlaceholderContext) -> Bool {
    guard let path = placeholders?.path(of: context) else { return false }
    beginBatch()
    placeholders?.remove(path)
    deleteRows(at: [path], with: .automatic)
    endBatch(completion: nil)
    forgetEmptyPlaceholders()
    return true
  }

  private func forgetEmptyPlaceholders() { if placeholders?.paths.isEmpty == true { placeholders = nil } }
}
