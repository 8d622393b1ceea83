import UIKit
import XCTest

/// Waits for animations in synchronous and asynchronous tests. Runs before tests that open a headless screen, whose time is virtual: XCTest
/// runs classes in the order of their names.
@MainActor
final class AnimationWaitTests: XCTestCase {
  private func waitForAnAnimation() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = false
    let ended = expectation(description: "the animation ends")
    UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }, completion: { _ in ended.fulfill() })
    waitForExpectations(timeout: 10)
    XCTAssertEqual(view.alpha, 0)
    window.isHidden = true
  }

  func testAnimationsEndInAWait() { waitForAnAnimation() }

  /// The run loop of this wait is within a block of the main queue, which it does not serve.
  func testAnimationsEndInAWaitOfAnAsynchronousTest() async { waitForAnAnimation() }
}
