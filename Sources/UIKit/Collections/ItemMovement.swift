import CoreGraphics
import Foundation

/// An item that is carried to another place. The layout has it where it would be put down; the data does not change before it is.
struct ItemMovement {
  /// In the data.
  let original: IndexPath
  /// In the layout.
  var current: IndexPath
  /// Of the item's middle, from the top left corner of what shows.
  var place: CGPoint

  /// Where the data has an item of the layout.
  func source(of path: IndexPath) -> IndexPath {
    guard path != current else { return original }
    var item = path.item
    if path.section == current.section, item > current.item { item -= 1 }
    if path.section == original.section, item >= original.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }
}
