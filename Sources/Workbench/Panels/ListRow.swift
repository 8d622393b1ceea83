import UIKit

/// A row of a `ListPanel`.
struct ListRow: Equatable {
  /// How a value can be changed in the row.
  enum Editor: Equatable {
    case none
    case text(String, keyboard: UIKeyboardType)
    /// A text for `InspectedColor`; empty for none.
    case color(String)
    case flag(Bool)
    case choice([String], String)
  }

  /// Identifies the row among all rows of the panel.
  var id: String
  var title: String
  var detail: String?
  /// The number of levels.
  var indent = 0
  /// nil for a row without subordinate ones.
  var isExpanded: Bool?
  var isSelected = false
  /// Whether the row is less important.
  var isDim = false
  /// Whether the value was changed by a person.
  var isMarked = false
  /// Whether the detail wraps on lines of its own.
  var isLong = false
  var editor = Editor.none

  init(_ id: String, _ title: String, _ detail: String? = nil) { (self.id, self.title, self.detail) = (id, title, detail) }
}

/// Rows under a heading.
struct ListSection: Equatable {
  var title: String?
  var rows: [ListRow]
}
