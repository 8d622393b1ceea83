internal import InterfaceBuilder

/// Gesture recognisers.
@MainActor enum RecognizerLoading {
  static func make(_ element: InterfaceElement) -> UIGestureRecognizer? {
    let made: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = max(1, element.integer("numberOfTapsRequired") ?? 1)
      tap.numberOfTouchesRequired = max(1, element.integer("numberOfTouchesRequired") ?? 1)
      made = tap
    case "panGestureRecognizer":
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = max(1, element.integer("minimumNumberOfTouches") ?? 1)
      if let most = element.integer("maximumNumberOfTouches"), most > 0 { pan.maximumNumberOfTouches = most }
      made = pan
    case "pinchGestureRecognizer": made = UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": made = UIRotationGestureRecognizer()
    case "swipeGestureRecognizer":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction(element)
      swipe.numberOfTouchesRequired = max(1, element.integer("numberOfTouchesRequired") ?? 1)
      made = swipe
    case "longPressGestureRecognizer", "pongPressGestureRecognizer":
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = max(0, element.number("minimumPressDuration") ?? 0.5)
      made = press
    case "screenEdgePanGestureRecognizer":
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .left
      made = pan
    default: return nil
    }
    made.isEnabled = element.flag("enabled") ?? true
    made.cancelsTouchesInView = element.flag("cancelsTouchesInView") ?? true
    return made
  }

  private static func direction(_ element: InterfaceElement) -> UISwipeGestureRecognizer.Direction {
    let child = element.property("direction")
    for (name, direction) in [
      ("left", UISwipeGestureRecognizer.Direction.left), ("up", .up), ("down", .down), ("right", .right),
    ] where child?.flag(name) == true || element["direction"] == name { return direction }
    return .right
  }
}
