/// A focus update in a table view (Apple: UITableViewFocusUpdateContext).
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus; nil if it is not in the table.
  public internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil if it is not in the table.
  public internal(set) var nextFocusedIndexPath: IndexPath?
}

/// A focus update in a collection view (Apple: UICollectionViewFocusUpdateContext).
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil if it is not in the collection view.
  public internal(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil if it is not in the collection view.
  public internal(set) var nextFocusedIndexPath: IndexPath?
}
