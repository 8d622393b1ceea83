/// The appearance of a tab bar (Apple: UITabBarAppearance). Tabs are always stacked, with the image above the title.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of the tabs.
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  /// Stored; has no effect on Linux.
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  /// Stored; has no effect on Linux.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  /// Stored; has no effect on Linux.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// Stored; has no effect on Linux. Set the property of the bar instead.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }

  /// Stored; has no effect on Linux. Set `itemPositioning` of the bar instead.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { changed() } }
  /// Stored; has no effect on Linux. Set `itemWidth` of the bar instead.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// Stored; has no effect on Linux. Set `itemSpacing` of the bar instead.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) =
      (other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing)
  }
}
