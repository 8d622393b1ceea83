import Display
import Foundation
import Raster
import Testing

@Suite @MainActor struct HeadlessDisplayTests {
  private let display: HeadlessDisplay
  private let delegate = RecordingDelegate()

  init() throws {
    display = try HeadlessDisplay(size: CGSize(width: 100, height: 50), scale: 2)
    display.delegate = delegate
  }

  @Test func hasABufferOfItsPixels() {
    #expect(display.buffer.bounds == PixelRect(x: 0, y: 0, width: 200, height: 100))
    #expect(display.size == CGSize(width: 100, height: 50) && display.scale == 2)
  }

  @Test func timeIsSetAndNeverGoesBack() {
    display.advance(to: 2.5)
    #expect(display.now == 2.5)
    for time in [1, .nan, .infinity] { display.advance(to: time) }
    #expect(display.now == 2.5)
  }

  @Test func nothingHappensUnasked() {
    display.advance(to: 1)
    display.wake()
    #expect(display.isTurnPending)
    #expect(delegate.calls.isEmpty)
    display.turn()
    #expect(delegate.calls == ["sleep"] && !display.isTurnPending)
  }

  @Test func aFrameComesOnlyWhereOneIsWanted() {
    #expect(!display.refresh())
    display.wantsFrames = true
    display.advance(to: 0.5)
    #expect(display.refresh())
    #expect(delegate.calls == ["frame 0.5"])
  }

  @Test func eventsAndResizesReachTheDelegate() throws {
    display.send(.text("a"))
    let before = display.buffer
    try display.resize(to: CGSize(width: 10, height: 20), scale: 3)
    #expect(delegate.events == [.text("a")] && delegate.calls == ["change 10.0x20.0@3.0"])
    #expect(display.buffer !== before && display.buffer.bounds == PixelRect(x: 0, y: 0, width: 30, height: 60))
  }

  @Test func aNonsenseResizeChangesNothing() {
    let before = display.buffer
    #expect(throws: DisplayError.self) { try display.resize(to: CGSize(width: -1, height: 20), scale: 1) }
    #expect(display.buffer === before && delegate.calls.isEmpty)
  }

  @Test func remembersWhatWasPresented() {
    let damage = Region(PixelRect(x: 1, y: 2, width: 3, height: 4))
    display.present(damage)
    #expect(display.lastDamage == damage && display.presentCount == 1)
  }
}

@MainActor final class RecordingDelegate: DisplayDelegate {
  /// All calls except events.
  var calls: [String] = []
  var events: [DisplayEvent] = []
  var closes = true

  func display(_ display: any Display, didReceive event: DisplayEvent) { events.append(event) }
  func displayDidChange(_ display: any Display) { calls.append("change \(display.size.width)x\(display.size.height)@\(display.scale)") }
  func displayFrame(_ display: any Display, at time: TimeInterval) { calls.append("frame \(time)") }
  func displayWillSleep(_ display: any Display) { calls.append("sleep") }
  func displayShouldClose(_ display: any Display) -> Bool {
    calls.append("close?")
    return closes
  }
}
