/// A search bar, and the results over the content that is searched (Apple: UISearchController).
///
/// Give it to a controller's `navigationItem.searchController`, or put `searchBar` somewhere in a view, such as a table's header. The search
/// begins when the bar is edited, and ends with its cancel button, by `isActive`, or when another controller comes to the top of the
/// navigation stack. While it goes on, the results controller's view, or what darkens the content, lies over the content's view, and the
/// search controller is a child of the content's controller.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  open var searchBar: UISearchBar { ownBar }
  private let ownBar = UISearchBar(frame: .zero)
  /// Shows the results. nil: the searched content itself does.
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the content is dark while nothing is searched for; a touch there ends the search. Default true where there is a results
  /// controller.
  open var obscuresBackgroundDuringPresentation: Bool { didSet { showParts() } }
  /// Whether the navigation bar gives its place to the search bar. Default true.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes with the search. Default true.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search. Default true.
  open var automaticallyShowsScopeBar = true
  /// Whether results show when there is something to search for. Default true; `showsSearchResultsController` turns it off.
  open var automaticallyShowsSearchResultsController = true
  /// Whether results show.
  open var showsSearchResultsController = false {
    didSet {
      guard showsSearchResultsController != oldValue, !isShowingByItself else { return }
      automaticallyShowsSearchResultsController = false
      showParts()
    }
  }
  private var isShowingByItself = false
  private lazy var dimming = DimmingView(color: UIColor.black.withAlphaComponent(0.2)) { [weak self] in self?.isActive = false }
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

  /// As made by `init(searchResultsController:)` with nil: what an archive holds is not read.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    obscuresBackgroundDuringPresentation = false
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchBar.searchController = self
    searchBar.sizeToFit()
  }

  open override func loadView() {
    view = SearchOverlay(frame: .zero)
  }

  // MARK: Searching

  /// Whether a search goes on. Settable.
  open var isActive: Bool {
    get { isOn }
    set { newValue ? begin() : end() }
  }

  /// The bar is edited.
  func begin() {
    guard !isOn else { return }
    isOn = true
    let animated = searchBar.window != nil
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: animated) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false { searchBar.showsScopeBar = true }
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
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: animated) }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    update()
    detach()
    navigation?.searchChanged(animated: animated)
    delegate?.didDismissSearchController(self)
  }

  /// The text changed, or the scope.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showParts()
  }

  /// Ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isOn, presentedViewController == nil else { return super.dismiss(animated: flag, completion: completion) }
    isActive = false
    completion?()
  }

  // MARK: Where

  private var navigation: UINavigationController? {
    searchBar.superview is UINavigationBar ? searchBar.responderChain.lazy.compactMap { $0 as? UINavigationController }.first : nil
  }

  /// Whose content is searched.
  private var host: UIViewController? {
    navigation?.topViewController ?? searchBar.responderChain.lazy.compactMap { $0 as? UIViewController }.first
  }

  private func attach() {
    guard let host, let content = host.viewIfLoaded, let place = content.superview else { return }
    host.addChild(self)
    barInsets = host.barInsets
    view.frame = content.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (view as? SearchOverlay)?.bar = navigation == nil ? searchBar : nil
    place.insertSubview(view, aboveSubview: content)
    didMove(toParent: host)
    showParts()
  }

  private func detach() {
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

  private func place(_ part: UIView, isShown: Bool) {
    guard isShown else { return part.removeFromSuperview() }
    guard part.superview !== view else { return }
    part.frame = view.bounds
    part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(part)
  }
}

/// Lies over what is searched, but for the bar.
private final class SearchOverlay: UIView {
  weak var bar: UIView?

  /// Where there is nothing, the content is used; the bar always.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let bar, bar.bounds.contains(bar.convert(point, from: self)) { return false }
    return subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
