import Display

extension UIApplication {
  func hover(_ sample: HoverSample, on screen: UIScreen) {
    guard sample.location.x.isFinite, sample.location.y.isFinite else { return }
    let location = sample.phase == .ended ? nil : sample.location
    sendEvent(HoverEvent(timestamp: sample.timestamp, location: location, last: sample.location))
  }

  func scroll(_ sample: ScrollSample, on screen: UIScreen) {
    guard !isIgnoringInteractionEvents, sample.delta.x.isFinite, sample.delta.y.isFinite,
      let hit = screen.hitTest(sample.location, with: nil)
    else { return }
    let scroll = ScrollWheelEvent(
      delta: CGVector(dx: sample.delta.x, dy: sample.delta.y), location: hit.window.convertFromScreen(sample.location),
      timestamp: sample.timestamp, isPrecise: sample.device == .touchPad)
    let event = ScrollEvent(scroll, at: sample.location, over: hit.view)
    event.modifierFlags = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
    sendEvent(event)
  }

  func transform(_ sample: TransformSample, on screen: UIScreen) {
    guard !isIgnoringInteractionEvents, sample.scale.isFinite, sample.scale > 0, sample.rotation.isFinite,
      let hit = screen.hitTest(sample.location, with: nil)
    else { return }
    sendEvent(
      TransformEvent(
        timestamp: sample.timestamp, scale: CGFloat(sample.scale), rotation: CGFloat(sample.rotation), location: sample.location,
        over: hit.view))
  }

  /// Delivers pointer events that belong to no touch.
  /// - Returns: true if the event was one.
  func deliverPointer(_ event: UIEvent) -> Bool {
    switch event {
    case let event as HoverEvent: UIScreen.main.hover.moved(to: event.location, at: event.last, event: event)
    case let event as ScrollEvent: event.view.window?.sendEvent(event)
    case let event as TransformEvent: event.view.window?.sendEvent(event)
    default: return false
    }
    return true
  }
}
