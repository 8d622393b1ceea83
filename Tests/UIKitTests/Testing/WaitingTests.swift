import Dispatch
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct WaitingTests {
  private func makeScreen() -> (HeadlessScreen, UILabel) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 1)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Loading"
    screen.show(label)
    return (screen, label)
  }

  @Test func animationsAreWaitedForInTheScreensTime() throws {
    let (screen, label) = makeScreen()
    var isDone = false
    UIView.animate(withDuration: 3, delay: 1) {
      label.frame.origin.y = 100
    } completion: { _ in
      isDone = true
    }
    try screen.waitUntilIdle()
    #expect(isDone && screen.time > 3.9 && screen.time < 4.3)
  }

  @Test func anEndlessAnimationIsNotWaitedForButALongOneIsNamed() throws {
    let (screen, label) = makeScreen()
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    screen.window.addSubview(spinner)
    try screen.waitUntilIdle()
    #expect(screen.time < 1)
    UIView.animate(withDuration: 60) { label.frame.origin.y = 100 }
    let error = #expect(throws: ElementError.self) { try screen.waitUntilIdle(atMost: 2) }
    #expect(error?.description.contains("is not idle: animations of") == true && error?.description.contains("UILabel") == true)
  }

  @Test func tasksAndBlocksOfTheMainQueueAreServed() async throws {
    let (screen, label) = makeScreen()
    Task {
      // `Task.yield()` would go through another thread, whose work is not waited for.
      await Task {}.value
      DispatchQueue.main.async { MainActor.assumeIsolated { label.text = "Ready" } }
    }
    try await screen.waitUntilIdle()
    #expect(label.text == "Ready")
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        UIView.animate(withDuration: 1) {
          label.alpha = 0
        } completion: { _ in
          label.text = "Gone"
        }
      }
    }
    try await screen.wait(until: "the label is gone") { label.text == "Gone" }
    #expect(screen.time > 0.99)
  }

  @Test func whatFollowsTheSystemsClockNeedsRealTime() async throws {
    let (screen, label) = makeScreen()
    Task {
      try? await Task.sleep(for: .milliseconds(30))
      label.text = "Ready"
    }
    await #expect(throws: ElementError.self) { try await screen.wait(for: "Ready", atMost: 0.1) }
    try await screen.wait(for: "Ready", atMost: 0, realSeconds: 20)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { MainActor.assumeIsolated { label.text = "Later" } }
    try await screen.wait(for: "Later", atMost: 0, realSeconds: 20)
  }

  @Test func aConditionThatNeverHoldsIsNamed() async throws {
    let (screen, _) = makeScreen()
    let error = await #expect(throws: ElementError.self) {
      try await screen.wait(until: "the list is full", atMost: 1) { false }
    }
    #expect(error?.description.hasPrefix("Waited until the list is full, and it did not come to that.") == true)
    #expect(screen.time >= 1 && screen.time < 1.1)
  }
}
