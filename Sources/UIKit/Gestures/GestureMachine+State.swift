import GestureMachines

extension GestureMachine {
  /// The state as applications see it.
  var state: UIGestureRecognizer.State {
    switch phase {
    case .possible, .wantsBegan, .wantsBeganEnded, .wantsEnded: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}

extension TouchDelivery.Change {
  /// - Returns: nil for phases that do not change the delivery.
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .moved: self = .moved
    case .ended: self = .ended
    default: return nil
    }
  }
}
