import XCTest

@testable import GreeterKit

@MainActor
final class GreeterTests: XCTestCase, GreetingViewControllerDelegate, UIScrollViewDelegate {
  private var names: [String] = []
  private var appearances = 0

  func testTheButtonGreetsTheNextPerson() {
    let controller = GreetingViewController()
    controller.delegate = self
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.label.text, "Hello, Ada!")
    controller.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.label.text, "Hello, Grace!")
    XCTAssertEqual(names, ["Ada", "Grace"])
    XCTAssertEqual(controller.value(forKey: "count") as? Int, 2)
  }

  func testANotificationResets() {
    let controller = GreetingViewController()
    controller.loadViewIfNeeded()
    var counts: [Int] = []
    let observation = controller.observe(\.count) { controller, _ in counts.append(controller.count) }
    NotificationCenter.default.post(name: .greetingReset, object: nil)
    XCTAssertEqual(counts, [0])
    observation.invalidate()
  }

  func testOptionalMethodsAreCalledWhereTheyAre() {
    let controller = GreetingViewController()
    controller.delegate = self
    controller.viewDidAppear(false)
    XCTAssertEqual(appearances, 1)
    XCTAssertTrue(controller.responds(to: Selector(("greet"))))
    XCTAssertFalse(controller.responds(to: Selector(("greetNobody"))))
  }

  func testATestCaseIsAnObjectThatMayRunTheRunLoop() {
    let scroll = UIScrollView()
    scroll.delegate = self
    XCTAssertEqual(scroll.delegate as? GreeterTests, self)
    let waited = expectation(description: "waited")
    let done: () -> Void = waited.fulfill
    DispatchQueue.main.async(execute: done)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    waitForExpectations(timeout: 5)
  }

  func greetingViewController(_ controller: GreetingViewController, didGreet name: String) { names.append(name) }
  func greetingViewControllerDidAppear(_ controller: GreetingViewController) { appearances += 1 }
}
