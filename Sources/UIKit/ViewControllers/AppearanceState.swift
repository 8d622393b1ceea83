/// The appearance state of a view controller.
enum AppearanceState: Equatable {
  case disappeared, appearing, appeared, disappearing
}

/// How appearance callbacks are sent while views change their window.
struct AppearanceCallbackMode: Equatable {
  /// Whether a transition sends the `viewDidAppear` and `viewDidDisappear` callbacks itself when it has ended.
  var isDeferred = false
  /// The `animated` argument of the callbacks.
  var isAnimated = false
}
