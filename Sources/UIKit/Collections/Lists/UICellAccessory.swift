import CoreGraphics

/// A control or an image at an edge of a list cell (Apple: UICellAccessory).
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Int, Sendable {
    case always, whenEditing, whenNotEditing
  }

  public typealias ActionHandler = () -> Void
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The width, in points, in which the accessory is centred.
  public enum LayoutDimension {
    /// The width of the accessory.
    case actual
    /// A width that aligns the contents of the cells of a list.
    case standard
    case custom(CGFloat)
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, popUpMenu, detail
    case customView(UIView)
  }

  public enum Placement {
    /// Returns the index at which a custom view is inserted among the visible accessories at its edge, from leading to trailing.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// By default after the other accessories.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// By default before the other accessories.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The position before an accessory of the type of `accessory`, or the first position if none is visible.
    public static func position(before accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { $0.firstIndex { $0.accessoryType == type } ?? 0 }
    }

    /// The position after an accessory of the type of `accessory`, or the last position if none is visible.
    public static func position(after accessory: UICellAccessory) -> Position {
      let type = accessory.accessoryType
      return { accessories in accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
    }
  }

  public nonisolated let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isTrailing: Bool
  /// The position of a custom view.
  let position: Placement.Position?
  let look: AccessoryLook
  var text = ""
  var menu: UIMenu?
  var action: ActionHandler?
  var menuChanged: MenuSelectedElementDidChangeHandler?

  init(
    _ type: AccessoryType, _ displayed: DisplayedState, isTrailing: Bool, _ look: AccessoryLook, position: Placement.Position? = nil,
    action: ActionHandler? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isTrailing = isTrailing
    self.look = look
    self.position = position
    self.action = action
  }

  func isShown(isEditing: Bool) -> Bool {
    guard !look.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}

/// The options of all kinds of accessories.
struct AccessoryLook {
  var isHidden = false
  var width = UICellAccessory.LayoutDimension.standard
  var tint: UIColor?
  var background: UIColor?
  var font: UIFont?
  var adjustsFont = true
  var style = UICellAccessory.OutlineDisclosureOptions.Style.automatic
  var showsVerticalSeparator = true
  var keepsSize = false

  init(_ isHidden: Bool, _ width: UICellAccessory.LayoutDimension, _ tint: UIColor?, background: UIColor? = nil) {
    self.isHidden = isHidden
    self.width = width
    self.tint = tint
    self.background = background
  }

  /// The accessory as it appears on the tint colour of a selected cell.
  var whitened: AccessoryLook {
    var look = self
    look.tint = tint ?? .white
    return look
  }
}
