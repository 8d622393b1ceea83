import CoreGraphics

/// Recognises a touch on a reorder control as soon as it begins. The row then follows the touch.
final class GripGestureRecognizer: UIGestureRecognizer {
  private let mayBegin: (CGPoint) -> Bool

  /// - Parameter mayBegin: returns whether a reorder control is at a point of the recogniser's view.
  init(mayBegin: @escaping (CGPoint) -> Bool) {
    self.mayBegin = mayBegin
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine.phase == .possible, touches.count == 1, trackedTouches.count == 1, let touch = touches.first,
      mayBegin(touch.location(in: view))
    else {
      if !machine.isActive { state = .failed }
      return
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { if machine.isActive { state = .changed } }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.isActive, !trackedTouches.contains(where: \.isDown) { state = .ended }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
