/// A focus update in a table view (Apple: UITableViewFocusUpdateContext).
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus; nil if it is not in the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil if it is not in the table.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in list: any FocusList) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = list.items(of: context)
    super.init(from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
  }
}

/// A focus update in a collection view (Apple: UICollectionViewFocusUpdateContext).
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil if it is not in the collection view.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil if it is not in the collection view.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in list: any FocusList) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = list.items(of: context)
    super.init(from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
  }
}
