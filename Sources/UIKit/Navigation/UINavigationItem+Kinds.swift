extension UINavigationItem {
  /// The arrangement of a navigation bar (Apple: UINavigationItem.ItemStyle).
  public enum ItemStyle: Int, Sendable {
    /// The title is in the center. Groups in the center are not shown.
    case navigator = 0
    /// The title is at the leading edge, and the center has room for groups of items.
    case browser
    /// As `browser`, for the contents of a document.
    case editor
  }

  /// The placement of a search bar (Apple: UINavigationItem.SearchBarPlacement).
  public enum SearchBarPlacement: Int, Sendable {
    /// Inline in bars of browsers and editors of regular width, otherwise stacked.
    case automatic = 0
    /// At the trailing edge of the row with the title, if the bar has a regular width.
    case inline
    /// Below the title.
    case stacked
  }

  /// The placement that the item's search bar has in a bar with these traits. At accessibility sizes the row with the title is too low for it.
  func placement(in traits: UITraitCollection) -> SearchBarPlacement {
    guard traits.horizontalSizeClass == .regular, !traits.preferredContentSizeCategory.isAccessibilityCategory else { return .stacked }
    switch preferredSearchBarPlacement {
    case .automatic: return style == .navigator ? .stacked : .inline
    case .inline: return .inline
    case .stacked: return .stacked
    }
  }

  /// Sets the placement of the search bar, and notifies the delegate of the search controller.
  func setSearchBarPlacement(_ placement: SearchBarPlacement) {
    let former = searchBarPlacement
    guard placement != former else { return }
    if let searchController { searchController.delegate?.searchController(searchController, willChangeTo: placement) }
    searchBarPlacement = placement
    if let searchController { searchController.delegate?.searchController(searchController, didChangeFrom: former) }
  }
}
