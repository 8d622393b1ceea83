import Display
import ImageIO
import Raster

/// Runs an application without a window for some seconds of a headless display's clock, and writes a picture of its screen to a
/// file. `vitrine run -o FILE` requests this with the environment variables VITRINE_PICTURE (a path) and VITRINE_SECONDS (default
/// 1).
@MainActor
struct HeadlessRun {
  let path: String
  let seconds: TimeInterval

  /// Creates a run from environment variables; nil if no picture is requested.
  init?(environment: [String: String]) {
    guard let path = environment["VITRINE_PICTURE"], !path.isEmpty else { return nil }
    self.path = path
    seconds = min(max(environment["VITRINE_SECONDS"].flatMap(TimeInterval.init) ?? 1, 0), 3600)
  }

  /// - Parameter launch: called with the screen to launch the application.
  func run(size: CGSize, launch: (UIScreen) throws -> Void) throws {
    let display = try HeadlessDisplay(size: size, scale: LaunchDevice.main.scale, now: 1000)
    let screen = UIScreen.attach(display)
    try launch(screen)
    // The first layout precedes the first timer, as it does in a window.
    display.turn()
    display.refresh()
    let frames = Int((seconds * 60).rounded(.up))
    let start = Date()
    for frame in 0...frames {
      // Tasks, timers and blocks of the main thread use real time, not the display's clock, so the frames take as long as in a window.
      let end = max(start.addingTimeInterval(Double(frame) / 60), Date(timeIntervalSinceNow: frame == 0 ? 0.05 : 0.002))
      repeat { _ = RunLoop.main.run(mode: .default, before: end) } while Date() < end
      display.advance(to: 1000 + Double(frame) / 60)
      display.turn()
      display.refresh()
    }
    let image = CGImage(pixels: display.buffer)
    let temporary = path + ".partial"
    let format = ImageFormat(fileExtension: (path as NSString).pathExtension) ?? .png
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    try ImageFile.encode(image, as: format, name: path).write(to: URL(fileURLWithPath: temporary))
    guard rename(temporary, path) == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
  }
}
