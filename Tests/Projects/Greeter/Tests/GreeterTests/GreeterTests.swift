import CoreImage
import CoreLocation
import MapKit
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

  func testPlacesAndColours() {
    // From Land's End to John o' Groats, on WGS 84.
    let (south, north) = (CLLocation(latitude: 50.06632, longitude: -5.71475), CLLocation(latitude: 58.64402, longitude: -3.07009))
    XCTAssertEqual(south.distance(from: north), 969_954.166, accuracy: 0.001)
    let (all, part) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 8, y: 8, width: 10, height: 10))
    XCTAssertTrue(all.contains(MKMapPoint(x: 0, y: 9)) && !all.contains(MKMapPoint(x: 10, y: 0)) && !all.contains(part))
    XCTAssertTrue(all.contains(all.intersection(part)) && all.intersection(part).width == 2)
    XCTAssertEqual(CIColor(red: 1, green: 0, blue: 0), CIColor(color: .red))
  }

  func greetingViewController(_ controller: GreetingViewController, didGreet name: String) { names.append(name) }
  func greetingViewControllerDidAppear(_ controller: GreetingViewController) { appearances += 1 }
}
