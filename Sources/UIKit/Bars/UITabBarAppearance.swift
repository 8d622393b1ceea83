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

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(stackedLayoutAppearance, forKey: "stackedLayoutAppearance")
    coder.encode(inlineLayoutAppearance, forKey: "inlineLayoutAppearance")
    coder.encode(compactInlineLayoutAppearance, forKey: "compactInlineLayoutAppearance")
    coder.encode(selectionIndicatorTintColor, forKey: "selectionIndicatorTintColor")
    coder.encode(selectionIndicatorImage, forKey: "selectionIndicatorImage")
    coder.encode(stackedItemPositioning.rawValue, forKey: "stackedItemPositioning")
    coder.encode(Double(stackedItemWidth), forKey: "stackedItemWidth")
    coder.encode(Double(stackedItemSpacing), forKey: "stackedItemSpacing")
  }

  override func decode(_ coder: NSCoder) {
    super.decode(coder)
    stackedLayoutAppearance = coder.itemAppearance("stackedLayoutAppearance") ?? stackedLayoutAppearance
    inlineLayoutAppearance = coder.itemAppearance("inlineLayoutAppearance") ?? inlineLayoutAppearance
    compactInlineLayoutAppearance = coder.itemAppearance("compactInlineLayoutAppearance") ?? compactInlineLayoutAppearance
    selectionIndicatorTintColor = coder.object(UIColor.self, "selectionIndicatorTintColor")
    selectionIndicatorImage = coder.object(UIImage.self, "selectionIndicatorImage")
    stackedItemPositioning = UITabBar.ItemPositioning(rawValue: coder.integer("stackedItemPositioning")) ?? .automatic
    stackedItemWidth = coder.number("stackedItemWidth")
    stackedItemSpacing = coder.number("stackedItemSpacing")
  }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    (stackedItemPositioning, stackedItemWidth, stackedItemSpacing) =
      (other.stackedItemPositioning, other.stackedItemWidth, other.stackedItemSpacing)
  }
}
