/// An object that updates the results of a search (Apple: UISearchResultsUpdating).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when editing of the bar begins or ends, and when the text or the scope changes.
  func updateSearchResults(for searchController: UISearchController)
  /// Called when the user chooses a suggestion. The receiver updates the text of the search bar and the results.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {}
}
