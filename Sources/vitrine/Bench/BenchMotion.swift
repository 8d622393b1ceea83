import ArgumentParser
import Foundation
import SDLDisplay
import UIKit

/// `vitrine bench motion`: measures how evenly a window presents the frames of an animation.
struct BenchMotion: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "motion", abstract: "A scene in a window: the time from frame to frame.",
    help: """
      Opens a window for some seconds and takes the time at which each frame was shown. A frame is late where more than 1.2 periods of the \
      screen passed since the one before (20 ms at 60 Hz). The scene should move all the time, as Animator does.
      """)

  @Argument(help: "The scene's name; Animator if left out. `vitrine list` shows them.", transform: SceneName.init)
  var scene: SceneName?
  @Option(help: "Seconds to measure, after one to begin with.")
  var seconds = 5.0
  @Flag(help: "Each second the main thread sleeps for half of it.")
  var busy = false
  @OptionGroup var screen: ScreenOptions

  @MainActor private func shown() throws -> PreviewEntry? { try scene.map { try $0.entry() } ?? Catalog.named("Animator") }

  func validate() throws {
    guard seconds > 0, seconds <= 3600 else { throw ValidationError("--seconds must be above 0 and at most 3600, not \(seconds)") }
    try MainActor.assumeIsolated { if let shown = try shown() { _ = try screen.metrics(of: shown, defaultScale: 1) } }
  }

  func run() throws {
    let (times, period) = try MainActor.assumeIsolated {
      guard let shown = try shown() else { throw CommandError(Catalog.nothing) }
      return try record(shown)
    }
    print(Self.report(times, period: period))
  }

  /// Returns the times at which frames were shown, and the interval between two refreshes of the screen, both in seconds.
  @MainActor private func record(_ scene: PreviewEntry) throws -> ([TimeInterval], TimeInterval) {
    let metrics = try screen.metrics(of: scene, defaultScale: 1)
    let display = try SDLDisplay(title: "Motion of \(scene.name)", size: metrics.size, scale: metrics.scale)
    let main = UIScreen.attach(display)
    let window = UIWindow(frame: main.bounds)
    window.rootViewController = scene.make()
    window.makeKeyAndVisible()
    var times: [TimeInterval] = []
    display.frameObserver = { times.append($0.time) }
    let naps = busy ? Timer.after(1, repeats: true) { Thread.sleep(forTimeInterval: 0.5) } : nil
    Timer.after(seconds + 1) { display.stop() }
    UIApplication.shared.launch()
    display.run()
    naps?.invalidate()
    let period = 1 / display.refreshRate
    UIApplication.shared.terminate()
    display.close()
    guard let first = times.first else { throw CommandError("'\(scene.name)' showed no frame: nothing moves in it") }
    return (times.filter { $0 >= first + 1 }, period)
  }

  static func report(_ times: [TimeInterval], period: TimeInterval) -> String {
    let gaps = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    guard let longest = gaps.last else { return "No two frames were shown: nothing moves." }
    func percentile(_ fraction: Double) -> String { Self.milliseconds(gaps[min(gaps.count - 1, Int(fraction * Double(gaps.count)))]) }
    var table = TextTable(header: ["frames", "p50 ms", "p95 ms", "p99 ms", "longest ms", "late"])
    table.add([
      "\(times.count)", percentile(0.5), percentile(0.95), percentile(0.99), Self.milliseconds(longest),
      "\(gaps.count { $0 > period * 1.2 })",
    ])
    return table.text
  }

  private static func milliseconds(_ seconds: TimeInterval) -> String { String(format: "%.1f", seconds * 1000) }
}
