import Foundation
import Raster
import Testing

@testable import Display

@Suite @MainActor struct UnseenDisplayTests {
  private let display: OffscreenDisplay
  private let delegate = CountingDelegate()

  init() throws {
    display = try OffscreenDisplay(size: CGSize(width: 100, height: 50), scale: 2)
    display.delegate = delegate
  }

  /// Lets the main queue run. This takes real time, and may take long on a loaded machine.
  private func wait(until isDone: () -> Bool) async throws {
    let end = Date(timeIntervalSinceNow: 20)
    while !isDone(), Date() < end { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func aTurnEndsOnceForAnyNumberOfWakes() async throws {
    display.wake()
    display.wake()
    #expect(delegate.turns == 0)
    try await wait { delegate.turns > 0 }
    try await Task.sleep(for: .milliseconds(60))
    #expect(delegate.turns == 1 && delegate.frames.isEmpty)
  }

  @Test func framesComeWhileTheyAreWantedOnTheClockOfTheMachine() async throws {
    let begin = ProcessInfo.processInfo.systemUptime
    display.wantsFrames = true
    try await wait { delegate.frames.count >= 6 }
    display.wantsFrames = false
    let frames = delegate.frames
    #expect(frames.count >= 6 && frames == frames.sorted())
    // At most 60 per second, within the accuracy of a timer.
    #expect(try #require(frames.last) - begin > Double(frames.count) / 60 - 0.01)
    try await Task.sleep(for: .milliseconds(60))
    #expect(delegate.frames.count == frames.count)
  }

  @Test func nobodySeesIt() {
    #expect(!display.showsFrames && display.size == CGSize(width: 100, height: 50) && display.scale == 2)
    #expect(display.buffer.bounds == PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(throws: DisplayError.self) { try OffscreenDisplay(size: CGSize(width: -1, height: 1), scale: 2) }
  }

  @Test func itGoesAwayWhileItTicks() async throws {
    weak var gone: OffscreenDisplay?
    func use() throws {
      let display = try OffscreenDisplay(size: CGSize(width: 10, height: 10), scale: 1)
      display.wantsFrames = true
      display.wake()
      gone = display
    }
    try use()
    #expect(gone == nil)
    try await Task.sleep(for: .milliseconds(40))
  }
}

private final class CountingDelegate: DisplayDelegate {
  var turns = 0
  var frames: [TimeInterval] = []

  func display(_ display: any Display, didReceive event: DisplayEvent) {}
  func displayDidChange(_ display: any Display) {}
  func displayWillSleep(_ display: any Display) { turns += 1 }
  func displayFrame(_ display: any Display, at time: TimeInterval) { frames.append(time) }
  func displayShouldClose(_ display: any Display) -> Bool { true }
}
