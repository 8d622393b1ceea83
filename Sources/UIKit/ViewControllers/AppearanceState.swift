/// The appearance state of a view controller.
enum AppearanceState: Equatable {
  case disappeared, appearing, appeared, disappearing
}

/// The way in which appearance callbacks are sent while views change their window.
struct AppearanceHold: Equatable {
  /// Whether a transition sends the `viewDidAppear` and `viewDidDisappear` callbacks itself when it has ended.
  var isHeld = false
  var isAnimated = false
}
