import Testing
import UIKit

/// Tests of `isEnabled` of gesture recognizers without a window.
@Suite @MainActor struct DisablingTests {
  private final class Custom: UIGestureRecognizer {
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    override func reset() { resets += 1 }
  }

  /// Apple's documentation of `isEnabled`: a recognizer that is disabled while it recognizes a gesture is cancelled. Tests send touches to
  /// recognizers of views that are in no window.
  @Test func disablingCancelsInNoWindow() {
    let view = UIView(), recognizer = Custom()
    view.addGestureRecognizer(recognizer)
    recognizer.touchesBegan([UITouch()], with: UIEvent())
    #expect(recognizer.state == .began)
    recognizer.isEnabled = false
    #expect(recognizer.state == .possible && recognizer.resets == 1)
    recognizer.isEnabled = true
    #expect(recognizer.state == .possible && recognizer.resets == 1)
  }
}
