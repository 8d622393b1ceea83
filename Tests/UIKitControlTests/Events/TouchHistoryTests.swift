import Display
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests coalesced, previous and predicted positions of touches, and touches that end early.
@Suite @MainActor struct TouchHistoryTests {
  private final class Watcher: UIView {
    var log: [String] = []
    var events: [(touch: UITouch, coalesced: [UITouch], predicted: [UITouch], previous: CGPoint)] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
      for touch in touches {
        events.append(
          (touch, event?.coalescedTouches(for: touch) ?? [], event?.predictedTouches(for: touch) ?? [], touch.previousLocation(in: self)))
      }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = Watcher(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { screen.show(view) }

  private func send(_ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat, at seconds: TimeInterval, pressure: Double = 1) {
    screen.display.send(
      .touches([TouchSample(id: 0, phase: phase, location: CGPoint(x: x, y: y), timestamp: seconds, pressure: pressure)]))
  }

  @Test func samplesOfOneTurnAreOneEventWithCoalescedTouches() throws {
    send(.began, 10, 10, at: 1000)
    screen.settle()
    for step in 1...4 { send(.moved, 10 + CGFloat(step) * 5, 10, at: 1000 + Double(step) / 240, pressure: 0.5) }
    #expect(view.log == ["began"])
    screen.settle()
    #expect(view.log == ["began", "moved"])
    let event = try #require(view.events.first)
    #expect(event.coalesced.map { $0.location(in: view).x } == [15, 20, 25, 30])
    #expect(event.coalesced.map { $0.previousLocation(in: view).x } == [10, 15, 20, 25])
    #expect(event.touch.location(in: view).x == 30 && event.previous.x == 10 && event.touch.force == 0.5)
    #expect(event.touch.timestamp == 1000 + 4.0 / 240)
    #expect(event.predicted.map { ($0.location(in: view).x * 100).rounded() / 100 } == [40, 50])
    send(.moved, 60, 10, at: 1000.02)
    send(.ended, 60, 10, at: 1000.03)
    #expect(view.log == ["began", "moved", "moved", "ended"], "what ends a touch is told at once, after the moves before it")
  }

  @Test func aTouchAtRestIsNotPredicted() {
    send(.began, 10, 10, at: 1000)
    send(.moved, 20, 10, at: 1000)
    screen.settle()
    #expect(view.events.first?.predicted.isEmpty == true)
    #expect(UIEvent(timestamp: 0, touches: []).coalescedTouches(for: view.events[0].touch) == nil)
  }

  @Test func thingsThatTakeTheTouchAway() {
    func down() {
      view.log = []
      screen.touch(.began, at: CGPoint(x: 10, y: 10))
    }
    down()
    screen.display.send(.focus(false))
    screen.display.send(.focus(true))
    #expect(view.log == ["began", "cancelled"])
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(view.log == ["began", "cancelled"])
    down()
    screen.window.rootViewController?.present(UIViewController(), animated: true)
    #expect(view.log == ["began", "cancelled"])
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
    screen.window.rootViewController?.dismiss(animated: false)
    screen.advance(by: 1)
    down()
    view.removeFromSuperview()
    #expect(view.log == ["began", "cancelled"])
  }

  @Test func touchesOfAGestureAreFound() {
    final class Counter: UIGestureRecognizer {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        count = event.touches(for: self)?.count ?? 0
        state = .failed
      }
    }
    let counter = Counter()
    view.addGestureRecognizer(counter)
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    #expect(counter.count == 1)
    screen.touch(.ended, at: CGPoint(x: 10, y: 10))
  }
}
