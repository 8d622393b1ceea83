/// The pinch recogniser of a scroll view. The pan recogniser of the same view does not prevent it.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer.view === view && preventingGestureRecognizer is ScrollPanGestureRecognizer)
      && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
