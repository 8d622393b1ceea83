import CoreGraphics
import Foundation

/// The description of a list in a collection view (Apple: UICollectionLayoutListConfiguration).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain
    /// Sections across the whole width.
    case grouped
    /// Sections with rounded corners, inset from the edges.
    case insetGrouped
    /// A list beside a second column; selected items have a rounded background.
    case sidebar
    case sidebarPlain
  }

  public enum HeaderMode: Int, Sendable {
    case none
    /// The data source provides views of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    case firstItemInSection
  }

  public enum FooterMode: Int, Sendable {
    case none
    /// The data source provides views of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// The default is false for sidebars and true for other lists.
  public var showsSeparators: Bool
  /// The separators of all items. Has no effect unless `showsSeparators`.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of one item. The argument contains the visibilities that follow from the position of the item.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The default, nil, is the colour of the appearance.
  public var backgroundColor: UIColor?
  /// The actions of an item at its leading edge. nil by default, and nil for items without actions.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions of an item at its trailing edge.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The default is none.
  public var headerMode = HeaderMode.none
  /// The default is none.
  public var footerMode = FooterMode.none
  /// The space above each header, in points. Default nil: the space of the appearance.
  public var headerTopPadding: CGFloat?
  /// The elements that are as wide as their content. Stored; has no effect on Linux. Default empty.
  public var contentHuggingElements: ContentHuggingElements = []

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
