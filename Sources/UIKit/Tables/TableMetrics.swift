import CoreGraphics

/// The lengths of a table of iOS 17, in points.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let cornerRadius: CGFloat = 10
  /// Above the header of a section of a plain table.
  static let plainPadding: CGFloat = 22
  static let plainHeader: CGFloat = 28
  /// Between groups without titles: half below the one, half above the other.
  static let groupGap: CGFloat = 17.5
  static let firstGroupGap: CGFloat = 35
  /// A header with a title of one line.
  static let groupHeader: CGFloat = 38
  static let firstGroupHeader: CGFloat = 55.5
  static let groupFooterTop: CGFloat = 8
  static let groupFooterBottom: CGFloat = 11.5
  static let accessoryGap: CGFloat = 8
  static let editingControl: CGFloat = 38
  static let reorderControl: CGFloat = 42
  static let indexWidth: CGFloat = 15

  /// From the edge to the text: more on wide phones.
  static func margin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
