import CoreGraphics

/// The appearance of the separators of a list section or of an item (Apple: UIListSeparatorConfiguration).
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable {
    /// Visible depending on the appearance of the list and the position of the item.
    case automatic
    case visible, hidden
  }

  /// Each edge that has this inset is placed by the list: the leading edge at the item's text, the trailing edge at the end of the item.
  public static let automaticInsets = NSDirectionalEdgeInsets(top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
  static let automatic = CGFloat.greatestFiniteMagnitude

  /// The default is automatic.
  public var topSeparatorVisibility = Visibility.automatic
  /// The default is automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets from the edges of the item, in points. The default is `automaticInsets`. The top and the bottom have no effect.
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  /// The default is the separator colour.
  public var color = UIColor.separator
  /// The colour next to selected items if several items can be selected. The default is the separator colour.
  public var multipleSelectionColor = UIColor.separator
  /// Stored; has no effect on Linux.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
