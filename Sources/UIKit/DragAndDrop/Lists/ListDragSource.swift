import Foundation

/// The drag interaction of a table view or a collection view, which asks the drag delegate of the list.
@MainActor
final class ListDragSource: NSObject, UIDragInteractionDelegate {
  private weak var list: (any DragList)?
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The dragged items with the index paths from which they were lifted.
  private(set) var paths: [(item: UIDragItem, path: IndexPath)] = []

  init(_ list: any DragList) {
    self.list = list
    super.init()
  }

  var isActive: Bool { !paths.isEmpty }

  /// Returns the index path from which an item was dragged; nil if it comes from elsewhere.
  func path(of item: UIDragItem) -> IndexPath? { paths.first { $0.item === item }?.path }

  private func show(_ state: UICellConfigurationState.DragState) {
    for path in Set(paths.map(\.path)) { list?.showDrag(state, at: path) }
  }

  /// Ends the activity of the source. Called after a drag, and when items are put down before it began.
  func finish() {
    show(.none)
    paths = []
  }

  // MARK: Items

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    paths = []
    guard let list, let path = list.draggedPath(at: session.location(in: list)) else { return [] }
    return recordPaths(list.dragItems(for: session, at: path), at: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let list, let path = list.draggedPath(at: point) else { return [] }
    let items = recordPaths(list.dragItems(addedTo: session, at: path, point: point), at: path)
    if !items.isEmpty { list.showDrag(.dragging, at: path) }
    return items
  }

  private func recordPaths(_ items: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
    for item in items where self.path(of: item) == nil { paths.append((item, path)) }
    return items
  }

  // MARK: Previews

  private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let list, let path = path(of: item), let cell = list.draggedCell(at: path), cell.window != nil else { return nil }
    return UITargetedDragPreview(view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { preview(of: item) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { preview(of: item) }

  func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool { true }

  // MARK: Course

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { show(.lifting) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    list?.dragAllowsMove(session) ?? true
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
    list?.dragIsRestricted(session) ?? false
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    show(.dragging)
    list?.dragBegins(session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    finish()
    list?.dragEnded(session)
  }
}
