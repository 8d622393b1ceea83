import GestureMachines

/// A recogniser of a finger that moves inwards from an edge of its view (Apple: UIScreenEdgePanGestureRecognizer). The pan
/// recognisers of scroll views wait for its failure.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The width of the area at the edge in which the finger must go down, in points.
  static let edgeWidth: CGFloat = 24

  /// The edges at which the gesture can start. Default none.
  open var edges: UIRectEdge = []

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// Returns those of the edges to which a point of the view is close.
  private func edges(at point: CGPoint) -> UIRectEdge {
    guard let view, view.bounds.contains(point) else { return [] }
    var found: UIRectEdge = []
    if point.x < view.bounds.minX + Self.edgeWidth { found.insert(.left) }
    if point.x >= view.bounds.maxX - Self.edgeWidth { found.insert(.right) }
    if point.y < view.bounds.minY + Self.edgeWidth { found.insert(.top) }
    if point.y >= view.bounds.maxY - Self.edgeWidth { found.insert(.bottom) }
    return found.intersection(edges)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.phase == .possible, touches.contains(where: { edges(at: $0.location(in: view)).isEmpty }) { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// Recognises a movement of 10 points that goes inwards from the edge.
  override func verdict(translation: CGVector) -> GestureVerdict {
    guard hypot(translation.dx, translation.dy) >= PanProgress.hysteresis else { return .wait }
    let from = edges(at: convert(progress.start, to: view))
    let isSideways = abs(translation.dx) > abs(translation.dy)
    let inwards: UIRectEdge = isSideways ? (translation.dx > 0 ? .left : .right) : (translation.dy > 0 ? .top : .bottom)
    return from.contains(inwards) ? .recognise : .fail
  }

  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanGestureRecognizer
  }
}
