/// Declares the property `delegate` of scroll views. In a protocol extension it does not prevent `UITableView`,
/// `UICollectionView` and `UITextView` from declaring a property with the same name and another type; as a member of the class it
/// would.
@preconcurrency @MainActor public protocol _ScrollDelegateOwner: AnyObject {}

extension _ScrollDelegateOwner where Self: UIScrollView {
  /// The delegate of the scroll view, held weakly. Default nil (Apple: UIScrollView.delegate).
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
