/// The content of a navigation bar for one controller (Apple: UINavigationItem).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Uses the mode of the item below in the stack.
    case automatic = 0
    case always = 1
    case never = 2
  }

  /// The title of a back button that leads to an item (Apple: UINavigationItem.BackButtonDisplayMode).
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item or of its back button.
    case `default` = 0
    /// The title "Back".
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item as `init()` does; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { changed() } }
  /// A view that replaces the title.
  open var titleView: UIView? { didSet { changed() } }
  /// A line of text above the bar's row, which makes the bar 30 points taller. Default nil.
  open var prompt: String? { didSet { changed() } }
  /// The title of the back button that leads to this item; nil uses `title`.
  open var backButtonTitle: String? { didSet { changed() } }
  /// An item whose title and image are used for the back button that leads to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The display mode of the back button that leads to this item. Default the title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// An action that the back button of this item performs instead of going back. Default nil.
  open var backAction: UIAction? { didSet { changed() } }

  // Replaces the bar's appearance while the item is at the top. Default nil.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// Stored; has no effect on Linux, because all bars have the same height.
  open var compactAppearance: UINavigationBarAppearance?
  /// Stored; has no effect on Linux, because all bars have the same height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Whether the back button is hidden. Default false.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether left items are shown beside the back button instead of replacing it. Default false.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The mode of the large title, in bars that prefer large titles. Default automatic.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// The items at the leading edge, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { follow(leftBarButtonItems, insteadOf: oldValue) } }
  /// The items at the trailing edge, from the edge inward.
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

  /// A search controller whose search bar is shown below the title. Default nil.
  open var searchController: UISearchController? { didSet { if searchController !== oldValue { changed() } } }
  /// Whether the search bar collapses when content is scrolled, and reappears at its top. Default true.
  open var hidesSearchBarWhenScrolling = true { didSet { changed() } }

  /// Called when the item changes. Set by the bar that shows the item.
  var onChange: (() -> Void)?
  private func changed() { onChange?() }

  private func follow(_ items: [UIBarButtonItem]?, insteadOf former: [UIBarButtonItem]?) {
    for item in former ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.changed() } }
    changed()
  }
}
