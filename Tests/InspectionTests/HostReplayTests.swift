import Display
import Foundation
import Hosting
import Raster
import Testing
import UIKit

@Suite(.serialized) @MainActor struct HostReplayTests {
  @MainActor private final class Log {
    var times: [TimeInterval] = []
    var ended: TimeInterval?
  }

  /// A host that performs a recording has no window, and no shell is connected.
  @Test func timersFollowTheClockOfTheRecording() throws {
    let folder = NSTemporaryDirectory() + "HostReplayTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let display = try HostDisplay(title: "", size: CGSize(width: 100, height: 100), scale: 1, folder: folder)
    let screen = UIScreen.attach(display)
    defer { screen.close() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), window = UIWindow(frame: screen.bounds)
    window.addSubview(view)
    window.isHidden = false
    let start = display.now, date = Date(), began = HardwareClock.seconds
    let log = Log()
    let timer = Timer.scheduledTimer(withTimeInterval: 20, repeats: true) { _ in
      MainActor.assumeIsolated {
        log.times.append(display.now - start)
        UIView.animate(withDuration: 1) {
          view.frame.origin.x += 20
        } completion: { _ in
          log.ended = log.ended ?? display.now - start
        }
      }
    }
    defer { timer.invalidate() }
    var recording = EventRecording(scene: "", size: display.size, scale: 1)
    recording.end = 65
    #expect(display.replay(recording).reason == nil)
    try #require(log.times.count == 3)
    for (time, expected) in zip(log.times, [20.0, 40, 60]) { #expect(abs(time - expected) < 0.1) }
    // The animation that the timer began is stepped, though no frames were wanted when the step over the first 65 seconds began.
    #expect(try abs(#require(log.ended) - 21) < 0.2 && view.frame.origin.x == 60)
    #expect(Date().timeIntervalSince(date) > 64.9 && HardwareClock.seconds - began < 20)
  }
}
