extension GestureEnvironment {
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
