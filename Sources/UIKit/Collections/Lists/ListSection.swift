import CoreGraphics
import Foundation

/// The list of a section of a compositional layout: its configuration, and the metrics and the chrome that follow from it.
@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  /// The distance from the edge of a cell to its text, in points.
  let margin: CGFloat

  private var appearance: UICollectionLayoutListConfiguration.Appearance { configuration.appearance }
  var isBareSidebar: Bool { configuration.backgroundColor == nil && (appearance == .sidebar || appearance == .sidebarPlain) }
  private var hasHeaderItem: Bool { configuration.headerMode == .firstItemInSection }

  var hasActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  var background: UIColor {
    if let own = configuration.backgroundColor { return own }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
    }
  }

  // MARK: Spacing

  /// The space above the header and the items, in points, as in tables.
  func before(isFirst: Bool) -> CGFloat {
    let hasHeader = configuration.headerMode != .none
    if hasHeader, let padding = configuration.headerTopPadding { return max(0, padding) }
    switch appearance {
    case .plain: return configuration.headerMode == .supplementary ? TableMetrics.plainPadding : 0
    case .grouped, .insetGrouped: return (isFirst ? TableMetrics.groupGap : 0) + (hasHeader ? 0 : TableMetrics.groupGap)
    case .sidebar, .sidebarPlain: return hasHeader ? 0 : ListMetrics.sidebarGap
    }
  }

  /// The space below the items and the footer, in points.
  var after: CGFloat {
    switch appearance {
    case .plain: 0
    case .grouped, .insetGrouped: configuration.footerMode == .none ? TableMetrics.groupGap : 0
    case .sidebar, .sidebarPlain: ListMetrics.sidebarGap
    }
  }

  // MARK: Chrome

  func chrome(of path: IndexPath, count: Int) -> ListChrome {
    var chrome = base
    let first = hasHeaderItem ? 1 : 0
    guard path.item >= first else {
      chrome.role = .header
      return chrome
    }
    chrome.isFirst = path.item == first
    chrome.isLast = path.item == count - 1
    chrome.rounding = appearance == .insetGrouped ? UIScreen.main.interfaceLook.list.groupRadius : 0
    (chrome.top, chrome.bottom) = lines(at: path, isFirst: chrome.isFirst, isLast: chrome.isLast)
    return chrome
  }

  func chrome(_ role: ListChrome.Role, isPinned: Bool) -> ListChrome {
    var chrome = base
    chrome.role = role
    chrome.isPinned = isPinned
    return chrome
  }

  private var base: ListChrome {
    var chrome = ListChrome()
    chrome.appearance = appearance
    chrome.margin = margin
    chrome.hasHeaderItem = hasHeaderItem
    return chrome
  }

  private func lines(at path: IndexPath, isFirst: Bool, isLast: Bool) -> (top: ListChrome.Line?, bottom: ListChrome.Line?) {
    guard configuration.showsSeparators else { return (nil, nil) }
    var (showsTop, showsBottom) = (false, true)
    switch appearance {
    case .plain: showsTop = isFirst && configuration.headerMode != .none
    case .grouped: showsTop = isFirst
    case .insetGrouped, .sidebar, .sidebarPlain: showsBottom = !isLast
    }
    var wanted = configuration.separatorConfiguration
    wanted.topSeparatorVisibility = Self.resolved(wanted.topSeparatorVisibility, showsTop)
    wanted.bottomSeparatorVisibility = Self.resolved(wanted.bottomSeparatorVisibility, showsBottom)
    if let handler = configuration.itemSeparatorHandler { wanted = handler(path, wanted) }
    // The lines around the sections of a grouped list go from edge to edge.
    let isGrouped = appearance == .grouped
    return (
      Self.resolved(wanted.topSeparatorVisibility, showsTop) == .visible
        ? Self.line(wanted, wanted.topSeparatorInsets, isFull: isGrouped && isFirst) : nil,
      Self.resolved(wanted.bottomSeparatorVisibility, showsBottom) == .visible
        ? Self.line(wanted, wanted.bottomSeparatorInsets, isFull: isGrouped && isLast) : nil
    )
  }

  private static func resolved(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool)
    -> UIListSeparatorConfiguration.Visibility
  { visibility == .automatic ? automatic ? .visible : .hidden : visibility }

  private static func line(_ look: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets, isFull: Bool) -> ListChrome.Line {
    func own(_ inset: CGFloat) -> CGFloat? { inset == UIListSeparatorConfiguration.automatic ? nil : inset }
    return ListChrome.Line(
      color: look.color, selectedColor: look.multipleSelectionColor, leading: own(insets.leading) ?? (isFull ? 0 : nil),
      trailing: own(insets.trailing) ?? 0)
  }
}

/// The properties that all list sections of a layout share.
struct ListSummary {
  /// Whether any section is a list.
  var hasLists = false
  /// Whether rows of any list may have swipe actions.
  var hasActions = false
  /// Whether all sections are lists of a sidebar without a background of their own.
  var isSidebar = false
  /// The background that all sections share; nil if a section is not a list.
  var background: UIColor?
}

/// The metrics of lists that tables do not have, in points.
enum ListMetrics {
  /// The space above and below the sections of a sidebar.
  static let sidebarGap: CGFloat = 10
  static let sidebarHeader: CGFloat = 48
  static let sidebarCorner: CGFloat = 10
  /// The space between accessories at the leading and at the trailing edge.
  static let leadingGap: CGFloat = 16
  static let trailingGap: CGFloat = 10
  /// The standard width of an accessory at the leading edge, as of the edit controls of a table.
  static let leadingWidth: CGFloat = 22
}
