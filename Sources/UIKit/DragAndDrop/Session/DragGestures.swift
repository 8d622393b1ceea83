import GestureMachines

/// The gesture recognisers of a drag interaction: the long press that lifts the view and carries the drag, and the tap of another finger
/// that adds items to a drag.
@MainActor
final class DragGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let interaction: UIDragInteraction
  private let press = DragPressRecognizer(target: nil, action: nil)
  private let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// The session, from the request for items to the end of the touch. While its previews are shown, the window retains it.
  private var session: DragSession?
  /// The location of the finger on the screen when the view was lifted.
  private var start = CGPoint.zero

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    press.minimumPressDuration = DragMetrics.pressDuration
    for recognizer in [press, tap] {
      recognizer.delegate = self
      recognizer.delaysTouchesEnded = false
    }
    press.addTarget(self, action: Selector("pressed:", DragGestures.pressed(_:)))
    press.onReset = { [weak self] in self?.touchEnded() }
    tap.addTarget(self, action: Selector("tapped:", DragGestures.tapped(_:)))
  }

  var isEnabled = true {
    didSet {
      press.isEnabled = isEnabled
      tap.isEnabled = isEnabled
    }
  }

  func enter(_ view: UIView) { for recognizer in [press, tap] { view.addGestureRecognizer(recognizer) } }

  func leave(_ view: UIView) { for recognizer in [press, tap] { view.removeGestureRecognizer(recognizer) } }

  // MARK: The drag

  private func touchEnded() {
    // The delegate provided items, but another gesture was recognised.
    if let session, session.machine.phase == .idle { session.forget() }
    session = nil
  }

  func pressed(_ press: DragPressRecognizer) {
    guard let session else { return }
    let touch = press.trackedTouches.first, location = touch?.screenLocation ?? session.contents.location
    switch press.state {
    case .began:
      start = location
      session.lift(touch)
    case .changed: session.move(to: location, distance: hypot(location.x - start.x, location.y - start.y))
    case .ended:
      session.move(to: location, distance: hypot(location.x - start.x, location.y - start.y))
      session.release()
    default: session.cancel()
    }
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let view = interaction.view, let session = view.window?.dragSession else { return }
    session.addItems(from: interaction, at: tap.location(in: view))
  }

  // MARK: Permissions

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    let isDragging = interaction.view?.window?.dragSession?.machine.phase == .dragging
    return gestureRecognizer === tap ? isDragging : !isDragging
  }

  /// Begins only if the delegate provides items, so that touches elsewhere are not affected.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === press else { return true }
    session = press.trackedTouches.first.flatMap { DragSession(asking: interaction, at: $0.screenLocation) }
    return session != nil
  }

  /// A context menu can open from a lifted view; the drag closes it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === press, session?.machine.phase != .dragging else { return false }
    return interaction.allowsSimultaneousRecognitionDuringLift || otherGestureRecognizer is ContextPressRecognizer
  }
}

/// The long press of a drag interaction. Of nested interactions that provide items, the innermost one lifts its view.
final class DragPressRecognizer: UILongPressGestureRecognizer {
  var onReset: (() -> Void)?

  override func reset() {
    super.reset()
    onReset?()
  }
}
