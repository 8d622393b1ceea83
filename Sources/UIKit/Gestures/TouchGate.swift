/// What the view of a touch has been told of it, and what recognisers hold back.
struct TouchGate: Equatable, Sendable {
  enum Stage: Equatable, Sendable {
    /// The view knows nothing yet.
    case withheld
    /// The view follows the touch.
    case told
    /// The view hears nothing more: it was told of the end, a recogniser has the touch, or it was never the view's.
    case closed
  }

  /// What happened, and was not passed on.
  enum Step: Equatable, Sendable { case began, moved, ended, cancelled }

  private(set) var stage = Stage.withheld
  private(set) var hasMoved = false
  private(set) var isOver = false

  /// Nothing more to be done.
  var isClosed: Bool { stage == .closed }

  /// The finger changed.
  mutating func note(_ phase: UITouch.Phase) {
    switch phase {
    case .moved: if stage == .told { hasMoved = true }
    case .ended: isOver = true
    default: break
    }
  }

  /// The next thing to tell the view; nil: nothing now.
  /// - Parameters:
  ///   - holdsBegan: a recogniser that may still want the touch delays its beginning.
  ///   - holdsEnded: one delays its end.
  mutating func next(holdsBegan: Bool, holdsEnded: Bool) -> Step? {
    switch stage {
    case .closed: return nil
    case .withheld:
      guard !holdsBegan else { return nil }
      stage = .told
      return .began
    case .told:
      if hasMoved {
        hasMoved = false
        if !isOver { return .moved }
      }
      guard isOver, !holdsEnded else { return nil }
      stage = .closed
      return .ended
    }
  }

  /// The touch is taken from the view.
  /// - Returns: whether the view is to hear of that.
  mutating func cancel() -> Bool {
    let wasTold = stage == .told
    stage = .closed
    return wasTold
  }
}
