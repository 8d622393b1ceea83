import CoreGraphics

/// Recognises a finger on a grip as soon as it comes down. What the grip moves follows the finger from then on.
final class GripGestureRecognizer: UIGestureRecognizer {
  private let mayBegin: (CGPoint) -> Bool

  /// - Parameter mayBegin: whether a grip is at a point of the recognizer's view.
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
