/// The state and the views of a cell apart from its content view. Most cells need few of them.
@MainActor
final class CellParts {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether a selection ring takes the place of the editing control.
  var choosesInEditing = false
  var canMove = false
  /// Whether a finger is dragging the cell.
  var isReordering = false
  /// Whether the cell is dragged by a drag session, and whether a drop would go into it.
  var dragState = UICellConfigurationState.DragState.none
  var isDropTarget = false
  var showsActions = false
  var hasOwnColor = false
  /// Whether an Interface Builder file sets the margins of the content view.
  var hasOwnMargins = false
  /// Whether the cell belongs to a static table of an Interface Builder file.
  var isStatic = false
  var segues = CellSegues()
  var ownSeparatorInset: UIEdgeInsets?

  var text: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var shown = ConfiguredParts()
  /// The view of the content configuration.
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
