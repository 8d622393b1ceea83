/// The state of the delivery of a touch to its view, which gesture recognisers can delay.
package struct TouchDelivery: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    /// The view has not received the touch.
    case withheld
    /// The view receives the touch.
    case delivered
    /// The view receives no further calls: it has received the end, a recogniser has taken the touch, or the view was never to receive it.
    case closed
  }

  /// A change of the touch of which its view must be notified.
  package enum Change: Sendable { case moved, ended }

  /// A call to the view.
  package enum Step: Equatable, Sendable { case began, moved, ended, cancelled }

  package private(set) var state = State.withheld
  private(set) var hasMoved = false
  private(set) var isOver = false

  /// Whether the delivery is complete.
  package var isClosed: Bool { state == .closed }

  package init() {}

  /// Notes a change of the touch.
  package mutating func note(_ change: Change) {
    switch change {
    case .moved: if state == .delivered { hasMoved = true }
    case .ended: isOver = true
    }
  }

  /// Returns the next call to the view; nil if none is due.
  /// - Parameters:
  ///   - holdsBegan: whether a recogniser that may still need the touch delays its beginning.
  ///   - holdsEnded: whether a recogniser delays its end.
  package mutating func next(holdsBegan: Bool, holdsEnded: Bool) -> Step? {
    switch state {
    case .closed: return nil
    case .withheld:
      guard !holdsBegan else { return nil }
      state = .delivered
      return .began
    case .delivered:
      if hasMoved {
        hasMoved = false
        if !isOver { return .moved }
      }
      guard isOver, !holdsEnded else { return nil }
      state = .closed
      return .ended
    }
  }

  /// Ends the delivery because the touch is taken from the view.
  /// - Returns: true if the view has to be notified.
  package mutating func cancel() -> Bool {
    let wasDelivered = state == .delivered
    state = .closed
    return wasDelivered
  }
}
