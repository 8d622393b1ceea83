import Foundation
import ListModel

/// The editing state of a table.
struct TableEditing {
  var isOn = false
  /// Set when the default implementations of `canEditRowAt` and `editingStyleForRowAt` are called: the data source or the delegate does not
  /// implement the method.
  var saysNothingOfEditing = false
  var saysNothingOfStyle = false
  /// The row that a finger is dragging.
  var reorder: RowReorder?
  var scroller: EdgeScroller?
  /// The gap between the rows for items that are dragged over the table.
  var gap: RowGap?
}
