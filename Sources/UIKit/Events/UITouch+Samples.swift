extension UITouch {
  /// Seconds ahead that are predicted, a touch each.
  private static let foresight: [TimeInterval] = [1.0 / 120, 1.0 / 60]

  /// The touch as it is now, which does not change any more.
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

  /// Where the finger goes if it goes on as it did: straight, at its speed of the last tenth of a second.
  var predicted: [UITouch] {
    guard isDown, phase == .moved else { return [] }
    let velocity = speed.value(at: timestamp)
    guard velocity.dx != 0 || velocity.dy != 0 else { return [] }
    return Self.foresight.map { seconds in
      let copy = copyOfNow()
      copy.previousScreenLocation = screenLocation
      copy.screenLocation.x += velocity.dx * seconds
      copy.screenLocation.y += velocity.dy * seconds
      copy.timestamp += seconds
      return copy
    }
  }
}
