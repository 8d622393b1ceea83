import QuartzCore
import XCTest

/// Tests that a display link is called before any test has opened a window, as in Xcode's tests without an application.
final class BareClockTests: XCTestCase {
  private var calls = 0

  func testADisplayLinkNeedsNoWindow() {
    let link = CADisplayLink(target: self, selector: #selector(frame))
    link.add(to: .main, forMode: .common)
    let begin = Date()
    while calls < 3, Date().timeIntervalSince(begin) < 5 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
    link.invalidate()
    XCTAssertGreaterThanOrEqual(calls, 3)
  }

  @objc private func frame(_ link: CADisplayLink) { calls += 1 }
}
