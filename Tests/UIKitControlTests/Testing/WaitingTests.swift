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

  @Test func tasksThatSleepFollowTheScreensClock() async throws {
    let (screen, label) = makeScreen()
    Task {
      try? await Task.sleep(for: .seconds(3))
      label.text = "Ready"
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { MainActor.assumeIsolated { label.text = "Later" } }
    }
    let date = Date()
    await #expect(throws: ElementError.self) { try await screen.wait(for: "Ready", atMost: 2.5) }
    try await screen.wait(for: "Ready", atMost: 1)
    let ready = screen.time
    #expect(ready > 2.9 && ready < 3.1)
    try await screen.wait(for: "Later")
    #expect(screen.time - ready > 3.9 && screen.time - ready < 4.1)
    #expect(Date().timeIntervalSince(date) > 6.8)
  }

  @Test func timersFireWhileTheClockIsAdvanced() {
    let (screen, label) = makeScreen()
    var times: [TimeInterval] = []
    let timer = Timer(fire: Date(timeIntervalSinceNow: 0.25), interval: 0.25, repeats: true) { _ in
      MainActor.assumeIsolated {
        times.append(screen.time)
        label.text = "\(times.count)"
      }
    }
    RunLoop.current.add(timer, forMode: .common)
    screen.advance(by: 1.1)
    timer.invalidate()
    #expect(label.text == "4")
    // A timer keeps the time that passed between its creation and the call.
    for (time, expected) in zip(times, [0.25, 0.5, 0.75, 1]) { #expect(time <= expected && time > expected - 0.1) }
  }

  @Test func workOfOtherThreadsIsWaitedFor() async throws {
    let (screen, label) = makeScreen()
    startOnAnotherThread {
      let sum = (0..<200_000).reduce(0) { $0 &* 31 &+ $1 }
      DispatchQueue.main.async { MainActor.assumeIsolated { label.text = sum == 1 ? "" : "Computed" } }
    }
    try await screen.waitUntilIdle()
    #expect(label.text == "Computed")
    #expect(screen.time < 0.1)
  }

  /// Returns when the thread runs: before that, a busy machine does not show that there is work to wait for.
  private func startOnAnotherThread(_ work: @escaping @Sendable () -> Void) {
    let hasBegun = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      hasBegun.signal()
      work()
    }
    hasBegun.wait()
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
