import Foundation

/// What is edited, and what the delegate and the data source say of it.
struct TableEditing {
  var isOn = false
  /// Set by the defaults of `canEditRowAt` and `editingStyleForRowAt`, when they are called.
  var saysNothingOfEditing = false
  var saysNothingOfStyle = false
  /// The row that a finger carries.
  var reorder: RowReorder?
  var scroller: EdgeScroller?
}
