extension UISearchController {
  /// The time when the scopes appear (Apple: UISearchController.ScopeBarActivation).
  public enum ScopeBarActivation: Int, Sendable {
    /// As `onTextEntry` if there are suggestions, otherwise as `onSearchActivation`.
    case automatic = 0
    /// Only the program shows and hides the scopes.
    case manual
    /// While the search text is not empty.
    case onTextEntry
    /// During the search.
    case onSearchActivation
  }
}
