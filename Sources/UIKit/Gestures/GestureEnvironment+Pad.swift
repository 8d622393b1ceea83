extension GestureEnvironment {
  /// Shows what a wheel does to the pans over which the pointer is, innermost first, up to a scroll view that goes along with it.
  /// - Returns: whether one takes it.
  func deliver(_ event: ScrollEvent) -> Bool {
    // What is under way goes on, wherever the pointer is by now.
    for case let pan as UIPanGestureRecognizer in engaged where pan.isScrolling && !pan.machine.isOver { return pan.padScrolled(event) }
    var link: UIView? = event.view
    while let view = link {
      link = view.superview
      if let scrollView = view as? UIScrollView, scrollView.canScrollByWheel(event.scroll) { return false }
      for recognizer in view.viewState.gestureRecognizers
      where recognizer.isEnabled && !recognizer.machine.isOver && recognizer.trackedTouches.isEmpty && recognizer.shouldReceive(event) {
        if recognizer.padScrolled(event) { return true }
      }
    }
    return false
  }

  /// Shows what a touch pad's fingers do to the recognisers over which the pointer is, innermost first.
  func deliver(_ event: TransformEvent) {
    perform {
      var link: UIView? = event.view
      while let view = link {
        link = view.superview
        for recognizer in view.viewState.gestureRecognizers
        where recognizer.isEnabled && !recognizer.machine.isOver && recognizer.trackedTouches.isEmpty && recognizer.shouldReceive(event) {
          recognizer.padChanged(event)
        }
      }
    }
  }
}
