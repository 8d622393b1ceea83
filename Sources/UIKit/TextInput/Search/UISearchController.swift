/// A search bar, and the search results in front of the searched content (Apple: UISearchController).
///
/// Set it as the `navigationItem.searchController` of a view controller, or add `searchBar` to a view, such as a table's header. The search
/// begins when the bar is edited. It ends with the cancel button, by `isActive`, or when another controller becomes the top of the
/// navigation stack. During the search, the view of the results controller or a dimming view is in front of the content's view, and the
/// search controller is a child of the content's controller.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The search bar. Its placeholder is "Search" until another one is set, as on iOS (seen there; Apple does not document it).
  open var searchBar: UISearchBar { ownBar }
  private let ownBar = UISearchBar(frame: .zero)
  /// The controller that shows the results; nil if the searched content itself shows them.
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the content is dimmed while the search text is empty. A touch on the dimmed content ends the search. Default true if there is
  /// a results controller.
  open var obscuresBackgroundDuringPresentation: Bool { didSet { showParts() } }
  /// Whether the search bar takes the place of the navigation bar. Default true.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button appears and disappears with the search. Default true.
  open var automaticallyShowsCancelButton = true
  /// The time when the scopes appear. They disappear with the search, unless it is manual. Default automatic.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopes() } }
  /// Whether the scopes appear and disappear by themselves. The form of `scopeBarActivation` before iOS 16. Default true.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The suggestions, which are shown below the search bar during the search until one of them is chosen. Default nil.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      isSuggestionChosen = false
      showScopes()
      showParts()
    }
  }
  /// Whether the suggestions are not shown while the search bar is below the title. Default false.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false { didSet { showParts() } }
  /// The placement of the search bar in its navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    guard let item = navigation?.topViewController?.navigationItem, item.searchController === self else { return .stacked }
    return item.searchBarPlacement
  }
  /// A scroll view of the results whose content the navigation bar follows during the search. Default nil, which is the one of the searched
  /// content.
  open weak var searchControllerObservedScrollView: UIScrollView? { didSet { if isOn { navigation?.layOutBars(animated: false) } } }
  /// Whether a suggestion was chosen after the last change of the text or of the suggestions.
  private var isSuggestionChosen = false
  /// Whether the suggestions of the field are those of the controller.
  private var lendsSuggestions = false
  /// Whether the results are shown while the search text is not empty. Default true; setting `showsSearchResultsController` sets it to
  /// false.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown.
  open var showsSearchResultsController = false {
    didSet {
      guard showsSearchResultsController != oldValue, !isShowingByItself else { return }
      automaticallyShowsSearchResultsController = false
      showParts()
    }
  }
  private var isShowingByItself = false
  private lazy var dimming = DimmingView(color: UIColor.black.withAlphaComponent(0.2)) { [weak self] in self?.isActive = false }
  private var suggestionList: SearchSuggestionList?
  private var isOn = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    obscuresBackgroundDuringPresentation = searchResultsController != nil
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    obscuresBackgroundDuringPresentation = false
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a controller as `init(searchResultsController:)` with nil. The contents of the archive are not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    obscuresBackgroundDuringPresentation = false
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.searchController = self
    searchBar.placeholder = "Search"
    searchBar.sizeToFit()
  }

  open override func loadView() {
    view = SearchOverlay(frame: .zero)
  }

  // MARK: Search

  /// Whether a search is in progress. Setting it begins or ends the search.
  open var isActive: Bool {
    get { isOn }
    set { newValue ? begin() : end() }
  }

  /// Begins the search, when the bar is edited.
  func begin() {
    guard !isOn else { return }
    isOn = true
    let animated = searchBar.window != nil
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: animated) }
    isSuggestionChosen = false
    showScopes()
    attach()
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    navigation?.searchChanged(animated: animated)
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard isOn else { return }
    isOn = false
    let animated = searchBar.window != nil
    delegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
    searchBar.text = ""
    if !searchBar.searchTextField.tokens.isEmpty { searchBar.searchTextField.tokens = [] }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: animated) }
    if scopeBarActivation != .manual { searchBar.showsScopeBar = false }
    update()
    detach()
    navigation?.searchChanged(animated: animated)
    delegate?.didDismissSearchController(self)
  }

  /// Updates the results, when the text or the scope has changed.
  func update() {
    isSuggestionChosen = false
    showScopes()
    searchResultsUpdater?.updateSearchResults(for: self)
    showParts()
  }

  /// Ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isOn, presentedViewController == nil else { return super.dismiss(animated: flag, completion: completion) }
    isActive = false
    completion?()
  }

  // MARK: Placement

  private var navigation: UINavigationController? {
    searchBar.superview is UINavigationBar ? searchBar.responderChain.lazy.compactMap { $0 as? UINavigationController }.first : nil
  }

  /// The view controller whose content is searched.
  private var host: UIViewController? {
    navigation?.topViewController ?? searchBar.responderChain.lazy.compactMap { $0 as? UIViewController }.first
  }

  private func attach() {
    guard let host, let content = host.viewIfLoaded, let container = content.superview else { return }
    host.add(self)
    barInsets = host.barInsets
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let container = host as? UISearchContainerViewController {
      barInsets = .zero
      view.frame = container.resultsFrame
      content.addSubview(view)
    } else {
      view.frame = content.frame
      (view as? SearchOverlay)?.bar = navigation == nil ? searchBar : nil
      container.insertSubview(view, aboveSubview: content)
    }
    didMove(toParent: host)
    showParts()
  }

  private func detach() {
    showSuggestions()
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  // MARK: Parts

  private func showParts() {
    guard isOn, isViewLoaded, view.superview != nil else { return }
    let hasText = searchBar.text?.isEmpty == false
    if automaticallyShowsSearchResultsController {
      isShowingByItself = true
      showsSearchResultsController = searchResultsController != nil && hasText
      isShowingByItself = false
    }
    let shows = showsSearchResultsController && searchResultsController != nil
    place(dimming, isShown: obscuresBackgroundDuringPresentation && !shows)
    defer { showSuggestions() }
    guard let results = searchResultsController else { return }
    if shows, results.parent == nil {
      addChild(results)
      place(results.view, isShown: true)
      results.didMove(toParent: self)
    } else if !shows, results.parent === self {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  /// Shows the scopes, or hides them, if their time is not manual.
  private func showScopes() {
    guard scopeBarActivation != .manual, isOn, searchBar.scopeButtonTitles?.isEmpty == false else { return }
    let isOnText = scopeBarActivation == .onTextEntry || (scopeBarActivation == .automatic && searchSuggestions?.isEmpty == false)
    let shows = !isOnText || searchBar.text?.isEmpty == false || !searchBar.searchTextField.tokens.isEmpty
    guard shows != searchBar.showsScopeBar else { return }
    searchBar.showsScopeBar = shows
    if parent != nil { navigation?.searchChanged(animated: false) }
  }

  /// Shows the suggestions: in front of the content if the search bar is stacked, otherwise in a card below the field.
  private func showSuggestions() {
    let isStacked = searchBarPlacement != .inline
    let shown = isOn && !isSuggestionChosen && !(isStacked && ignoresSearchSuggestionsForSearchBarPlacementStacked)
    let suggestions = shown ? searchSuggestions ?? [] : []
    if !isStacked || lendsSuggestions { searchBar.searchTextField.searchSuggestions = isStacked ? nil : suggestions }
    lendsSuggestions = !isStacked
    guard isStacked, !suggestions.isEmpty else {
      suggestionList?.removeFromSuperview()
      return
    }
    let list = suggestionList ?? SearchSuggestionList { [weak self] in self?.choose($0) }
    suggestionList = list
    list.suggestions = suggestions
    place(list, isShown: true)
    view.bringSubviewToFront(list)
  }

  /// Called when the user chooses a suggestion.
  func choose(_ suggestion: any UISearchSuggestion) {
    isSuggestionChosen = true
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    isSuggestionChosen = true
    showScopes()
    showParts()
  }

  private func place(_ part: UIView, isShown: Bool) {
    guard isShown else { return part.removeFromSuperview() }
    guard part.superview !== view else { return }
    part.frame = view.bounds
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(part)
  }
}

/// The view in front of the searched content, except for the bar.
private final class SearchOverlay: UIView {
  weak var bar: UIView?

  /// Touches outside the visible subviews go to the content, and those on the bar always go to the bar.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let bar, bar.bounds.contains(bar.convert(point, from: self)) { return false }
    return subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
