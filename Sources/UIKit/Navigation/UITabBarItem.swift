/// A tab of a tab bar (Apple: UITabBarItem).
open class UITabBarItem: UIBarItem {
  /// The image of the tab while it is selected; nil uses `image`.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text of the badge at the corner of the image; nil for no badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The color of the badge; nil is red.
  open var badgeColor: UIColor? { didSet { changed() } }
  /// Sets the attributes of the badge text. Only those of `.normal` are used. The default is white at 13 points.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = textAttributes
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
  var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }
  /// Stored; has no effect on Linux.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The tab whose texts and image the item shows; nil if the item has its own.
  weak var describedTab: UITab?
  /// Whether the item shows the texts and the image of a tab, and ignores the title of its controller.
  var isDescribedByTab: Bool { describedTab?.tabBarController != nil }
  /// Replaces the appearance of the bar. Default nil.
  open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

    fileprivate var look: (title: String, symbol: String) {
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favorites", "star.fill")
      case .featured: ("Featured", "star.fill")
      case .topRated: ("Top Rated", "star")
      case .recents: ("Recents", "clock.fill")
      case .contacts: ("Contacts", "person.circle.fill")
      case .history: ("History", "clock.fill")
      case .bookmarks: ("Bookmarks", "book.fill")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle.fill")
      case .mostRecent: ("Most Recent", "clock.fill")
      case .mostViewed: ("Most Viewed", "list.number")
      }
    }
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  /// Sets the title and the image of a system item.
  func become(_ item: SystemItem) {
    title = item.look.title
    image = UIImage(systemName: item.look.symbol)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
