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

  /// The arrangement of the bar. Default navigator.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { changed() } } }
  /// The groups at the leading edge, from the edge inward. Items of `leftBarButtonItems` are in one fixed group.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { follow(leadingItemGroups, insteadOf: oldValue) } }
  /// The groups in the center of bars of browsers and editors. Those without enough space are in an overflow menu; in a bar of compact width
  /// all are. Default none.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { follow(centerItemGroups, insteadOf: oldValue) } }
  /// The groups at the trailing edge, towards the edge. Items of `rightBarButtonItems` are in one fixed group, in the opposite order.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { follow(trailingItemGroups, insteadOf: oldValue) } }
  /// The group at the trailing edge, beyond the other groups and the overflow menu. Default nil.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { follow(pinnedTrailingGroup.map { [$0] } ?? [], insteadOf: oldValue.map { [$0] } ?? []) }
  }
  /// The name of the user's customization of the groups in the center. Stored; has no effect on Linux, where users cannot customize bars.
  open var customizationIdentifier: String?
  /// Further elements at the end of the overflow menu of bars of browsers and editors. Default nil.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
  /// The button of the overflow menu, at which a popover can be presented; nil while the bar has none.
  open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { overflowButton }
  weak var overflowButton: UIButton?

  /// Returns the menu that a tap on the title opens, from the suggested actions: "Rename" if there is a `renameDelegate`, and the actions
  /// "Duplicate", "Move", "Export" and "Print" that a responder performs. No menu if the result is nil. Without a closure, items with
  /// `renameDelegate` or `documentProperties` have a menu of the suggested actions.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  /// The document at the top of the title menu. Default nil.
  open var documentProperties: UIDocumentProperties? { didSet { changed() } }
  /// The delegate of an item whose title users can change in the bar. Default nil.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed() } }

  /// The items at the leading edge, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leadingItemGroups.isEmpty ? nil : leadingItemGroups.flatMap(\.barButtonItems) }
    set { leadingItemGroups = newValue.map { [.ofArray($0)] } ?? [] }
  }
  /// The items at the trailing edge, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailingItemGroups.isEmpty ? nil : trailingItemGroups.flatMap(\.barButtonItems).reversed() }
    set { trailingItemGroups = newValue.map { [.ofArray($0.reversed())] } ?? [] }
  }

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
  /// The wanted place of the search bar. Default automatic.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { changed() } }
  }
  /// The placement of the search bar in the bar that shows the item: inline or stacked.
  open internal(set) var searchBarPlacement = SearchBarPlacement.stacked

  /// Called when the item changes. Set by the bar that shows the item.
  var onChange: (() -> Void)?
  private func changed() { onChange?() }

  private func follow(_ groups: [UIBarButtonItemGroup], insteadOf former: [UIBarButtonItemGroup]) {
    for group in former {
      group.onChange = nil
      for item in group.barButtonItems { item.onChange = nil }
    }
    for group in groups {
      group.onChange = { [weak self, weak group] in
        if let group { self?.follow(group) }
        self?.changed()
      }
      follow(group)
    }
    changed()
  }

  private func follow(_ group: UIBarButtonItemGroup) {
    for item in group.barButtonItems + [group.representativeItem].compactMap({ $0 }) {
      item.onChange = { [weak self] in self?.changed() }
    }
  }
}
