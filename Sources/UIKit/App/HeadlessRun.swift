import Display
import ImageIO
import Raster

/// An application without a window: it runs for some seconds of a headless display's clock, leaves a picture of its screen, and ends. What
/// `vitrine run -o FILE` asks for, by the environment variables VITRINE_PICTURE (a path) and VITRINE_SECONDS (default 1).
@MainActor
struct HeadlessRun {
  let path: String
  let seconds: TimeInterval

  /// nil where nobody asked for it.
  init?(environment: [String: String]) {
    guard let path = environment["VITRINE_PICTURE"], !path.isEmpty else { return nil }
    self.path = path
    seconds = min(max(environment["VITRINE_SECONDS"].flatMap(TimeInterval.init) ?? 1, 0), 3600)
  }

  /// - Parameter launch: what the application does at its start, once there is a screen.
  func run(size: CGSize, launch: (UIScreen) -> Void) throws {
    let display = try HeadlessDisplay(size: size, scale: 2, now: 1000)
    let screen = UIScreen.attach(display)
    launch(screen)
    let frames = Int((seconds * 60).rounded(.up))
    for frame in 0...frames {
      // Tasks, timers and blocks of the main thread know real time only.
      let end = Date(timeIntervalSinceNow: frame == 0 ? 0.05 : 0.002)
      repeat { _ = RunLoop.main.run(mode: .default, before: end) } while Date() < end
      display.advance(to: 1000 + Double(frame) / 60)
      display.turn()
      display.refresh()
    }
    let image = CGImage(pixels: display.buffer)
    let temporary = path + ".partial"
    let format = ImageFormat(fileExtension: (path as NSString).pathExtension) ?? .png
    try ImageFile.encode(image, as: format, name: path).write(to: URL(fileURLWithPath: temporary))
    guard rename(temporary, path) == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
  }
}
