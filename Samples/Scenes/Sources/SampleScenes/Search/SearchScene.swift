import UIKit

/// A list of places with a search field in its navigation bar.
final class SearchScene: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    navigationBar.prefersLargeTitles = true
    setViewControllers([TownsController()], animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }
}

private final class TownsController: UITableViewController, UISearchResultsUpdating {
  private let places = [
    "Accra", "Athens", "Berlin", "Bogotá", "Busan", "Cairo", "Delhi", "Dublin", "Hanoi", "Helsinki", "Jakarta", "Kyoto", "Lagos", "Lima",
    "Lisbon", "Madrid", "Nairobi", "Oslo", "Paris", "Quito", "Rome", "Seoul", "Tokyo", "Vienna",
  ]
  private lazy var shown = places

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search places"
    search.searchBar.scopeButtonTitles = ["Begins with", "Contains"]
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text?.lowercased() ?? ""
    let begins = searchController.searchBar.selectedScopeButtonIndex == 0
    shown = places.filter { text.isEmpty || (begins ? $0.lowercased().hasPrefix(text) : $0.lowercased().contains(text)) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}

#if os(iOS)
  #Preview("Search", traits: .fixedLayout(width: 375, height: 667)) { SearchScene() }
#endif
