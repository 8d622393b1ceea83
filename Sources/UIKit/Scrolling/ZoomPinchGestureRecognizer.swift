/// The pinch of a scroll view: it takes over from the pan of the same view.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer.view === view && preventingGestureRecognizer is ScrollPanGestureRecognizer)
      && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
