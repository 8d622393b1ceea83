import CoreGraphics

/// The metrics of tables that are the same in all looks, in points. `InterfaceLook.List` has the others.
enum TableMetrics {
  /// The padding above a section header of a plain table.
  static let plainPadding: CGFloat = 22
  static let plainHeader: CGFloat = 28
  /// Half of the gap between two groups without titles: the height of the upper group's footer and of the lower group's header.
  static let groupGap: CGFloat = 17.5
  /// The height of a header with a title of one line.
  static let groupHeader: CGFloat = 38
  static let groupFooterTop: CGFloat = 8
  static let groupFooterBottom: CGFloat = 11.5
  static let accessoryGap: CGFloat = 8
  static let editingControl: CGFloat = 38
  static let reorderControl: CGFloat = 42
  static let indexWidth: CGFloat = 15

  /// Returns the distance from the edge to the text, which is greater on wide phones.
  static func margin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
