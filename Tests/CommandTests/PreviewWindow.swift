import Foundation
import Glibc

/// `vitrine preview` on its own virtual screen.
final class PreviewWindow {
  let screen: VirtualScreen
  let folder: Folder
  let process: Child

  /// - Parameters:
  ///   - isBare: whether the preview stands alone in the window, without list and inspector.
  ///   - width: the width of the screen, in pixels.
  ///   - environment: the differences from the environment of this process.
  ///   - title: the title of the window, or a part of it.
  init(
    _ arguments: [String], isBare: Bool = true, width: Int, height: Int, environment: [String: String?] = [:], title: String = "Vitrine"
  ) throws {
    screen = try VirtualScreen(width: width, height: height)
    folder = try Folder()
    var own: [String: String?] = [
      "DISPLAY": screen.name, "WAYLAND_DISPLAY": nil, "SDL_VIDEODRIVER": "x11", "VITRINE_SCALE": nil, "GDK_SCALE": nil,
    ]
    own.merge(environment) { $1 }
    process = try Tool.start(["preview"] + (isBare ? ["--bare"] : []) + arguments, environment: own, in: folder, errors: "std-err")
    try screen.type("search --sync --onlyvisible --name \(title)")
    try screen.type("search --name \(title) windowfocus")
  }

  /// Waits until the screen satisfies a condition. Returns whether it did within the time.
  func shows(within seconds: TimeInterval = 10, _ isWanted: ([UInt32]) throws -> Bool) rethrows -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      if let pixels = try? screen.pixels(), try isWanted(pixels) { return true }
      if Date() > end { return false }
      usleep(50_000)
    }
  }

  /// Waits for the end. Returns the exit status; nil if the window stays open.
  func status() -> Int32? { process.status(within: 10) }

  /// Returns the processor time of all threads, in seconds, and the number of times that the main thread was woken.
  func activity() throws -> (cpu: TimeInterval, wakes: Int) {
    let tasks = "/proc/\(process.pid)/task"
    let times = try FileManager.default.contentsOfDirectory(atPath: tasks).map { task -> Double in
      let text = (try? String(contentsOfFile: "\(tasks)/\(task)/schedstat", encoding: .utf8)) ?? ""
      return (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e9
    }
    let status = try String(contentsOfFile: "\(tasks)/\(process.pid)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return (times.reduce(0, +), line.flatMap { Int($0.split(separator: "\t").last ?? "") } ?? 0)
  }

  /// Returns the number of the system call in which the main thread is; empty if there is none.
  func mainThreadCall() -> String {
    let text = try? String(contentsOfFile: "/proc/\(process.pid)/task/\(process.pid)/syscall", encoding: .utf8)
    return text?.split(separator: " ").first.map(String.init) ?? ""
  }
}
