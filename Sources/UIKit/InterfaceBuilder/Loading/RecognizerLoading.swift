internal import InterfaceBuilder

/// Creates gesture recognisers.
@MainActor enum RecognizerLoading {
  static func make(_ element: InterfaceElement, file: String?) -> UIGestureRecognizer? {
    func new<Recognizer: UIGestureRecognizer>(_ base: Recognizer.Type) -> Recognizer {
      _vitrineNew(CustomClass.resolve(element, base: base, file: file), target: nil, action: nil)
    }
    let made: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap = new(UITapGestureRecognizer.self)
      tap.numberOfTapsRequired = max(1, element.integer("numberOfTapsRequired") ?? 1)
      tap.numberOfTouchesRequired = max(1, element.integer("numberOfTouchesRequired") ?? 1)
      made = tap
    case "panGestureRecognizer":
      let pan = new(UIPanGestureRecognizer.self)
      pan.minimumNumberOfTouches = max(1, element.integer("minimumNumberOfTouches") ?? 1)
      if let maximum = element.integer("maximumNumberOfTouches"), maximum > 0 { pan.maximumNumberOfTouches = maximum }
      made = pan
    case "pinchGestureRecognizer": made = new(UIPinchGestureRecognizer.self)
    case "rotationGestureRecognizer": made = new(UIRotationGestureRecognizer.self)
    case "swipeGestureRecognizer":
      let swipe = new(UISwipeGestureRecognizer.self)
      swipe.direction = direction(element)
      swipe.numberOfTouchesRequired = max(1, element.integer("numberOfTouchesRequired") ?? 1)
      made = swipe
    case "longPressGestureRecognizer", "pongPressGestureRecognizer":
      let press = new(UILongPressGestureRecognizer.self)
      press.minimumPressDuration = max(0, element.number("minimumPressDuration") ?? 0.5)
      made = press
    case "screenEdgePanGestureRecognizer":
      let pan = new(UIScreenEdgePanGestureRecognizer.self)
      pan.edges = .left
      made = pan
    case "customGestureRecognizer" where element["customClass"] != nil: made = new(UIGestureRecognizer.self)
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
