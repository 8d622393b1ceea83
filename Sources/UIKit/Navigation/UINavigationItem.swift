/// What a navigation bar shows for one controller (Apple: UINavigationItem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it in the stack.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// What the button says that leads back to the item (Apple: UINavigationItem.BackButtonDisplayMode).
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item, or of its back button.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// The chevron alone.
    case minimal = 2
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Without a title.
  public override init() { super.init() }

  /// As made by `init()`: what an archive holds is not read.
  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { changed() } }
  /// Stands in place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line above the bar's row, which makes the bar 30 points higher. Default nil.
  open var prompt: String? { didSet { changed() } }
  /// The title of the button that leads back to this item; nil takes `title`.
  open var backButtonTitle: String? { didSet { changed() } }
  /// Its title and image stand for this item in the back button of the next.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// What the button says that leads back to this item. Default its title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// In place of going back, where this item shows the back button. Default nil.
  open var backAction: UIAction? { didSet { changed() } }

  // In place of the bar's while the item is at the top. Default nil.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Of bars that are less high. Bars have one height here: kept.
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Default false.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether left items stand beside the back button, and not in its place. Default false.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Counts where the bar prefers large titles. Default automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// From the left edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { follow(leftBarButtonItems, insteadOf: oldValue) } }
  /// From the right edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { follow(rightBarButtonItems, insteadOf: oldValue) } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Its search bar stands below the title. Default nil.
  open var searchController: UISearchController? { didSet { if searchController !== oldValue { changed() } } }
  /// Whether the search bar goes away as content is scrolled, and comes back at its top. Default true.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

  /// The bar that shows it hears of changes.
  var onChange: (() -> Void)?
  private func changed() { onChange?() }

  private func follow(_ items: [UIBarButtonItem]?, insteadOf former: [UIBarButtonItem]?) {
    for item in former ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.changed() } }
    changed()
  }
}
