import CoreGraphics
import FoundationCompatibility

/// An item that is being dragged to another position. The layout already has it at its target; the data does not change until the item is
/// dropped.
package struct ItemMovement {
  /// The index path of the item in the data.
  package let original: IndexPath
  /// The current index path of the item in the layout.
  package var current: IndexPath
  /// The centre of the item, from the top left corner of the visible area.
  package var center: CGPoint

  package init(original: IndexPath, current: IndexPath, center: CGPoint) {
    self.original = original
    self.current = current
    self.center = center
  }

  /// Returns the index path in the data for an index path in the layout.
  package func source(of path: IndexPath) -> IndexPath {
    guard path != current else { return original }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == original.section, item >= original.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
