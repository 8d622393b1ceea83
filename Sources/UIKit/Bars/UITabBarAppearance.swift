/// The appearance of a tab bar (Apple: UITabBarAppearance). Tabs are always stacked, with the image above the title.
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  open var inlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  open var compactInlineLayoutAppearance = UITabBarItemAppearance() { didSet { changed() } }
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
  }
}
