/// Gives scroll views their `delegate`. A member of the class itself could not have another type in `UITableView`, `UICollectionView` and
/// `UITextView`, as it has there; a member of a protocol's extension gives way to theirs.
@preconcurrency @MainActor public protocol _ScrollDelegateOwner: AnyObject {}

extension _ScrollDelegateOwner where Self: UIScrollView {
  /// Hears what the scroll view does. Held weakly; default nil (Apple: UIScrollView.delegate).
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
