/// Shows the search bar of a search controller above its results (Apple: UISearchContainerViewController).
open class UISearchContainerViewController: UIViewController {
  open private(set) var searchController: UISearchController

  public init(searchController: UISearchController) {
    self.searchController = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container of a search controller without results; the archive of one is not read.
  public required init?(coder: NSCoder) {
    searchController = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(searchController.searchBar)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = searchController.searchBar, safe = view.safeAreaInsets
    bar.frame = CGRect(
      x: safe.left, y: safe.top, width: view.bounds.width - safe.left - safe.right, height: bar.intrinsicContentSize.height)
    if searchController.parent === self { searchController.view.frame = resultsFrame }
  }

  /// The frame of the search controller's view during a search.
  var resultsFrame: CGRect {
    let top = searchController.searchBar.frame.maxY
    return CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
  }
}
