/// What a cell keeps besides its content view. Most of it most cells do not have.
@MainActor
final class CellParts {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// A ring that tells whether the row is chosen stands in the place of the editing control.
  var choosesInEditing = false
  var canMove = false
  /// A finger carries the cell.
  var isReordering = false
  var showsActions = false
  var hasOwnColor = false
  /// Of the content view: a file says them.
  var hasOwnMargins = false
  /// Of a table whose rows a file says.
  var isStatic = false
  var segues = CellSegues()
  var ownSeparatorInset: UIEdgeInsets?

  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var shown = ConfiguredParts()
  /// Of the content configuration.
  var configured: (any UIView & UIContentView)? { shown.content }
  var background: ConfiguredBackground? { shown.background }
  var selection: UIView?

  var accessory: UIView?
  var accessoryType = UITableViewCell.AccessoryType.none
  var editControl: UIControl?
  var editImage: UIImageView?
  var reorderControl: UIImageView?
  var topLine: UIView?
  var bottomLine: UIView?
}
