import UIKit
import XCTest

/// Tests that animations run with the run loop, although a test process opens no display.
@MainActor
final class ClockTests: XCTestCase {
  private var calls = 0
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  override func setUp() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  func testADisplayLinkIsCalledSixtyTimesASecond() {
    let link = CADisplayLink(target: self, selector: #selector(frame))
    link.add(to: .main, forMode: .common)
    let begin = Date()
    while calls < 12, Date().timeIntervalSince(begin) < 10 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }
    link.invalidate()
    XCTAssertGreaterThanOrEqual(calls, 12)
    XCTAssertGreaterThan(Date().timeIntervalSince(begin), 0.15)
    let after = calls
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(calls, after)
  }

  @objc private func frame(_ link: CADisplayLink) { calls += 1 }

  func testAnimationsEnd() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let animated = expectation(description: "animated")
    let begin = Date()
    UIView.animate(withDuration: 0.2) {
      view.center.x = 50
    } completion: { finished in
      XCTAssertTrue(finished)
      animated.fulfill()
    }
    let ran = expectation(description: "ran")
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { position in
      XCTAssertEqual(position, .end)
      ran.fulfill()
    }
    animator.startAnimation()
    wait(for: [animated, ran], timeout: 10)
    XCTAssertGreaterThan(Date().timeIntervalSince(begin), 0.18)
    XCTAssertFalse(animator.isRunning)
  }

  func testTheTurnOfTheRunLoopLaysOut() {
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.setNeedsLayout()
    XCTAssertEqual(view.layouts, 0)
    RunLoop.main.run(until: Date())
    XCTAssertEqual(view.layouts, 1)
    RunLoop.main.run(until: Date())
    XCTAssertEqual(view.layouts, 1)
  }

  func testADebuggersTexts() throws {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 100.0 / 3, height: 4))
    label.text = "Hi"
    window.rootViewController?.view.addSubview(label)
    func text(_ object: NSObject, _ name: String) throws -> String {
      let said = try XCTUnwrap(object.perform(Selector(name))?.takeUnretainedValue() as? String)
      return said.replacingOccurrences(of: #":? 0x[\da-f]+"#, with: "", options: .regularExpression)
    }
    let lines = try text(window, "recursiveDescription").components(separatedBy: "\n")
    XCTAssertEqual(
      lines.last, "   |    | <UILabel; frame = (1 2; 33.3333 4); text = 'Hi'; userInteractionEnabled = NO; layer = <_UILabelLayer>>")
    RunLoop.main.run(until: Date())
    let root = try XCTUnwrap(window.rootViewController)
    root.addChild(UIViewController())
    XCTAssertEqual(
      try text(root, "_printHierarchy"),
      "<UIViewController>, state: appeared, view: <UIView>\n   | <UIViewController>, state: disappeared, view: (view not loaded)")
  }
}
