extension GestureEnvironment {
  /// Delivers a scroll event to the pan recognisers under the pointer, innermost first, up to a scroll view that can scroll.
  /// - Returns: true if a recogniser handles the event.
  func deliver(_ event: ScrollEvent) -> Bool {
    // A pan that has begun continues, regardless of the position of the pointer.
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

  /// Delivers a touchpad gesture to the recognisers under the pointer, innermost first.
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
