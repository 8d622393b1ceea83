import CoreGraphics
import Foundation

/// An item of a drop on a table view or a collection view.
@MainActor
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, source: IndexPath?, in session: any UIDropSession) {
    dragItem = item
    sourceIndexPath = source
    let carried = (session as? LocalSession)?.contents.window?.dragSession?.carried
    previewSize = carried?.first { $0.item === item }?.platter?.originalSize ?? .zero
    super.init()
  }
}
