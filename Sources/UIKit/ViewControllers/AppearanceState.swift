/// Where a controller is between being seen and not.
enum AppearanceState: Equatable {
  case disappeared, appearing, appeared, disappearing
}

/// How appearance callbacks are made while views change their window.
struct AppearanceHold: Equatable {
  /// A transition makes the did-callbacks itself, once it is over.
  var isHeld = false
  var isAnimated = false
}
