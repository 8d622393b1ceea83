import CoreGraphics
import Foundation

/// The parts of a table view or collection view that drag and drop uses. Index paths are those of the data, except those of drops.
@MainActor
protocol DragList: UIScrollView {
  // The source.
  func draggedPath(at point: CGPoint) -> IndexPath?
  func draggedCell(at path: IndexPath) -> UIView?
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(addedTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool
  func dragBegins(_ session: any UIDragSession)
  func dragEnded(_ session: any UIDragSession)
  func showDrag(_ state: UICellConfigurationState.DragState, at path: IndexPath)

  // The target.
  func handlesDrop(_ session: any UIDropSession) -> Bool
  func dropEntered(_ session: any UIDropSession)
  /// Asks the delegate what a drop would do; nil if there is none.
  func dropUpdate(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal?
  func dropExited(_ session: any UIDropSession)
  func dropEnded(_ session: any UIDropSession)
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Returns the index path at which an item would be dropped at a point, with the currently open gap counted. At the end of a section it
  /// is that of an item that does not exist yet.
  func dropPath(at point: CGPoint) -> IndexPath?
  /// Whether an item that was dragged out of the list can be moved by the data source.
  func canMoveByDrop(_ path: IndexPath) -> Bool
  /// Opens a gap, or moves the one that is open.
  /// - Parameter source: the item that moves; nil for items from elsewhere.
  /// - Returns: the index path of the gap; nil if the list has no such index path.
  func openGap(at path: IndexPath, for source: IndexPath?, isOwnMove: Bool) -> IndexPath?
  func closeGap(animated: Bool)
  /// Discards the gap without moving the cells. They later move from their current frames to those after the drop.
  func discardGap()
  /// Highlights the cell into which a drop would go; nil removes the highlight.
  func showDropTarget(_ path: IndexPath?)
  func moveByDrop(from source: IndexPath, to path: IndexPath)
  func performDrop(_ target: ListDropTarget, _ session: any UIDropSession, _ proposal: UIDropProposal, at path: IndexPath?)

  // Placeholders.
  /// The items that the data source does not know; nil while there are none.
  var phantoms: ListPhantoms? { get set }
  /// The number of items in each section, with the phantoms.
  var shownCounts: [Int] { get }
  func beginBatch()
  func endBatch(completion: ((Bool) -> Void)?)
  func insertShown(_ path: IndexPath)
  func deleteShown(_ path: IndexPath)
  func reloadShown(_ path: IndexPath)
}

/// The effect of a drop on a list.
struct ListDropProposal {
  enum Intent {
    case unspecified, insertAt, insertInto, automatic
  }

  var proposal: UIDropProposal
  var intent: Intent
}
