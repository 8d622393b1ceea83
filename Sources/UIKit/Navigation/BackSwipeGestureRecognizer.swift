/// A pan gesture from the leading edge with one touch.
final class BackSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  init(swipe: BackSwipe) {
    super.init(target: swipe, action: Selector("pan:", BackSwipe.pan(_:)))
    delegate = swipe
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.isRightToLeft == true ? .right : .left
    super.touchesBegan(touches, with: event)
  }
}
