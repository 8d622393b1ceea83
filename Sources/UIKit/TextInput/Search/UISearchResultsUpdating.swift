/// Shows what a search finds (Apple: UISearchResultsUpdating).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The bar is edited or left, its text changed, or another scope was chosen.
  func updateSearchResults(for searchController: UISearchController)
}
