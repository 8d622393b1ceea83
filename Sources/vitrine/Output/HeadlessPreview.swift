import Display
import Foundation
import Hosting
import ProcessClock
import UIKit
import VitrineTesting

/// A preview on a headless screen. Its clock begins at 0. The clocks of the process stand still but for that, so that timers do not depend on the time
/// that drawing takes.
@MainActor
struct HeadlessPreview {
  let screen: HeadlessScreen
  private var time: TimeInterval = 0
  /// The events to replay while the clock advances.
  var script: EventRecording?

  init(_ scene: PreviewEntry, size: CGSize, scale: CGFloat, look: PreviewLook = PreviewLook(), keyboard: VitrineKeyboard = .off) {
    Self.holdClocks
    screen = HeadlessScreen(size: size, scale: scale)
    screen.keyboard = keyboard
    screen.adopt(look)
    Catalog.prepareApplication()
    screen.show(scene.make())
    screen.settle()
  }

  private static let holdClocks: Void = ProcessClock.hold()

  /// Advances the scene's clock frame by frame.
  mutating func advance(to time: TimeInterval, progress: (TimeInterval) -> Void = { _ in }) {
    if let script {
      // Events before the current time were replayed already.
      let rest = script.after(self.time, until: time)
      screen.replay(rest)
      self.time = max(self.time, time)
      return
    }
    // Advances second by second, to report progress.
    while time - self.time > 1 {
      screen.advance(by: 1)
      self.time += 1
      progress(self.time)
    }
    if time > self.time { screen.advance(by: time - self.time) }
    self.time = max(self.time, time)
  }
}
