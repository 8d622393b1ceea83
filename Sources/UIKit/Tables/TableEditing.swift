import Foundation
import ListModel

/// The editing state of a table.
struct TableEditing {
  var isOn = false
  /// Whether the data source does not implement `canEditRowAt`, and the delegate not `editingStyleForRowAt`. Set by the default
  /// implementations of these methods.
  var lacksCanEdit = false
  var lacksEditingStyle = false
  /// The row that a finger is dragging.
  var reorder: RowReorder?
  var scroller: EdgeScroller?
  /// The gap between the rows for items that are dragged over the table.
  var gap: RowGap?
}
