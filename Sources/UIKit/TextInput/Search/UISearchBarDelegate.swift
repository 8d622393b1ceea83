/// The delegate of a search bar, which controls its editing and is told about it (Apple: UISearchBarDelegate).
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
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
  private func receiver(of selector: String) -> (any UISearchBarDelegate)? { forwardingTarget(of: self, selector) }

  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    receiver(of: "searchBarShouldBeginEditing:")?.searchBarShouldBeginEditing(searchBar) ?? true
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    receiver(of: "searchBarTextDidBeginEditing:")?.searchBarTextDidBeginEditing(searchBar)
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    receiver(of: "searchBarShouldEndEditing:")?.searchBarShouldEndEditing(searchBar) ?? true
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    receiver(of: "searchBarTextDidEndEditing:")?.searchBarTextDidEndEditing(searchBar)
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    receiver(of: "searchBar:textDidChange:")?.searchBar(searchBar, textDidChange: searchText)
  }
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    receiver(of: "searchBar:shouldChangeTextIn:replacementText:")?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
      ?? true
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    receiver(of: "searchBarSearchButtonClicked:")?.searchBarSearchButtonClicked(searchBar)
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    receiver(of: "searchBarBookmarkButtonClicked:")?.searchBarBookmarkButtonClicked(searchBar)
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    receiver(of: "searchBarCancelButtonClicked:")?.searchBarCancelButtonClicked(searchBar)
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    receiver(of: "searchBarResultsListButtonClicked:")?.searchBarResultsListButtonClicked(searchBar)
  }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    receiver(of: "searchBar:selectedScopeButtonIndexDidChange:")?.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
  }
}
