import CoreGraphics

/// The look that a list gives a cell, a header or a footer for its position.
struct ListChrome: Equatable {
  enum Role { case item, header, footer }

  /// A separator at one edge of a cell.
  struct Line: Equatable {
    var color: UIColor
    var selectedColor: UIColor
    /// The insets from the edges of the cell, in points; nil if the separator begins at the text.
    var leading: CGFloat?
    var trailing: CGFloat = 0
  }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.item
  /// Whether the first item of the section is its header.
  var hasHeaderItem = false
  /// The position among the items that share a background.
  var isFirst = false
  var isLast = false
  /// The radius of the outer corners of the first and the last item, in points.
  var rounding: CGFloat = 0
  /// The distance from the edge to the text, in points.
  var margin: CGFloat = 16
  /// The part of the safe area that the cell reaches into, in points.
  var safeLeading: CGFloat = 0
  var safeTrailing: CGFloat = 0
  var top: Line?
  var bottom: Line?
  /// Whether the header is pinned to the edge of the list.
  var isPinned = false

  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  @MainActor var content: UIListContentConfiguration {
    switch (role, appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): .sidebarCell()
    case (.item, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  @MainActor var background: UIBackgroundConfiguration {
    switch (role, appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): .listSidebarCell()
    case (.item, .plain): .listPlainCell()
    case (.item, _): .listGroupedCell()
    case (_, .plain): .listPlainHeaderFooter()
    case (.header, .sidebar), (.header, .sidebarPlain): .listSidebarHeader()
    case (_, _): .listGroupedHeaderFooter()
    }
  }
}
