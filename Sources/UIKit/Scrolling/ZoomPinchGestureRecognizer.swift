/// The pinch recogniser of a scroll view. The pan recogniser of the same view does not prevent it.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// The scroll view, if its class conforms to the protocol. As on iOS, no other delegate can be set.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { view as? any UIGestureRecognizerDelegate }
    set { UIScrollView.refuseDelegate(newValue, of: self, in: view) }
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer.view === view && preventingGestureRecognizer is ScrollPanGestureRecognizer)
      && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
