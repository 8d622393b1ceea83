import UIKit

/// A row of a `ListPanel`.
struct ListRow: Equatable {
  /// The control with which the value is edited in the row.
  enum Editor: Equatable {
    case none
    case text(String, keyboard: UIKeyboardType)
    /// A colour in the form of `InspectedColor`; empty for none.
    case color(String)
    case flag(Bool)
    case choice([String], String)
  }

  /// Identifies the row among all rows of the panel.
  var id: String
  var title: String
  var detail: String?
  /// The indentation level.
  var indent = 0
  /// Whether the rows below this one in the hierarchy are shown; nil if there are none.
  var isExpanded: Bool?
  var isSelected = false
  /// Whether the row is less important and drawn pale.
  var isDim = false
  /// Whether the user has changed the value.
  var isMarked = false
  /// Whether a click on the row shows the object that the detail names.
  var isLink = false
  /// Whether the detail wraps below the title.
  var isLong = false
  var editor = Editor.none

  init(_ id: String, _ title: String, _ detail: String? = nil) { (self.id, self.title, self.detail) = (id, title, detail) }
}

/// Rows with a common heading.
struct ListSection: Equatable {
  var title: String?
  var rows: [ListRow]
}
