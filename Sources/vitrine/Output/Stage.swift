import Display
import Foundation
import SampleScenes
import UIKit
import VitrineTesting

/// A scene on a headless screen, its clock at 0.
@MainActor
struct Stage {
  let screen: HeadlessScreen
  private var time: TimeInterval = 0
  /// What is done to the scene on the way.
  var script: EventRecording?

  init(_ scene: SampleScene, size: CGSize, scale: CGFloat, look: LookOptions? = nil) {
    screen = HeadlessScreen(size: size, scale: scale)
    if let look {
      screen.userInterfaceStyle = look.style
      screen.layoutDirection = look.direction
    }
    screen.show(scene.makeRootViewController())
    screen.settle()
  }

  /// Moves the scene's clock on, frame by frame.
  mutating func advance(to time: TimeInterval, progress: (TimeInterval) -> Void = { _ in }) {
    if let script {
      // What lies behind is done already.
      let rest = script.after(self.time, until: time)
      screen.replay(rest)
      self.time = max(self.time, time)
      return
    }
    // By the second, so that long ways can be told of.
    while time - self.time > 1 {
      screen.advance(by: 1)
      self.time += 1
      progress(self.time)
    }
    if time > self.time { screen.advance(by: time - self.time) }
    self.time = max(self.time, time)
  }
}
