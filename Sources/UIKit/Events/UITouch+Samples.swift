extension UITouch {
  /// The times of the predicted touches after the present one, in seconds.
  private static let predictionIntervals: [TimeInterval] = [1.0 / 120, 1.0 / 60]

  /// Returns an immutable copy of the present state.
  func copyOfNow() -> UITouch {
    let copy = UITouch(finger: finger, serial: serial)
    copy.phase = .moved
    copy.timestamp = timestamp
    copy.tapCount = tapCount
    copy.type = type
    copy.force = force
    copy.view = view
    copy.window = window
    copy.screenLocation = screenLocation
    copy.previousScreenLocation = previousScreenLocation
    return copy
  }

  /// The predicted touches: the finger continues in a straight line at its velocity of the last tenth of a second.
  var predicted: [UITouch] {
    guard isDown, phase == .moved else { return [] }
    let velocity = speed.value(at: timestamp)
    guard velocity.dx != 0 || velocity.dy != 0 else { return [] }
    return Self.predictionIntervals.map { seconds in
      let copy = copyOfNow()
      copy.previousScreenLocation = screenLocation
      copy.screenLocation.x += velocity.dx * seconds
      copy.screenLocation.y += velocity.dy * seconds
      copy.timestamp += seconds
      return copy
    }
  }
}
