/// Tracks the views under the pointer. Notifies hover recognisers, and determines the shape of the pointer.
@MainActor
final class HoverTracker {
  private unowned let screen: UIScreen
  private var hovering: [WeakRecognizer] = []
  /// The view under the pointer; nil if there is none.
  private(set) weak var over: UIView?

  init(screen: UIScreen) { self.screen = screen }

  /// - Parameter point: the location on the screen; nil if the pointer has left it.
  func moved(to point: CGPoint?, at last: CGPoint, event: UIEvent) {
    let hit = point.flatMap { screen.hitTest($0, with: event) }
    over = hit?.view
    var now: [UIHoverGestureRecognizer] = []
    var link = hit?.view
    while let view = link {
      link = view.superview
      for case let recognizer as UIHoverGestureRecognizer in view.viewState.gestureRecognizers
      where recognizer.isEnabled && recognizer.shouldReceive(event) { now.append(recognizer) }
    }
    for former in hovering.compactMap({ $0.recognizer as? UIHoverGestureRecognizer }) where !now.contains(where: { $0 === former }) {
      former.leaves(at: last)
    }
    hovering = now.map { WeakRecognizer(recognizer: $0) }
    for recognizer in now { recognizer.hovers(at: last) }
    let shape = hit.flatMap { pointerShape(over: $0.view, at: $0.window.convertFromScreen(last)) } ?? .arrow
    if screen.display?.cursor != shape { screen.display?.cursor = shape }
  }
}
