extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`
    /// A grey secondary text at the trailing edge.
    case value1
    /// A short text in the tint colour, with the secondary text beside it.
    case value2
    /// A smaller secondary text below the text.
    case subtitle
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// A set of the states that a cell changes to.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}
