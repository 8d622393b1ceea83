/// The delegate of a search bar, which controls its editing and is notified of it (Apple: UISearchBarDelegate).
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the user changes the text, not when code sets `searchBar.text`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  private func receiver(_ method: String = #function) -> (any UISearchBarDelegate)? { forwardingTarget(of: self, method) }

  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { receiver()?.searchBarShouldBeginEditing(searchBar) ?? true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { receiver()?.searchBarTextDidBeginEditing(searchBar) }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { receiver()?.searchBarShouldEndEditing(searchBar) ?? true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { receiver()?.searchBarTextDidEndEditing(searchBar) }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    receiver()?.searchBar(searchBar, textDidChange: searchText)
  }
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    receiver()?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { receiver()?.searchBarSearchButtonClicked(searchBar) }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { receiver()?.searchBarBookmarkButtonClicked(searchBar) }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { receiver()?.searchBarCancelButtonClicked(searchBar) }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { receiver()?.searchBarResultsListButtonClicked(searchBar) }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    receiver()?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
