import CoreGraphics
import Display
import Foundation
import Testing
import UIKit
import VitrineTesting

/// A scene at a time of its clock.
struct GoldenMoment: Sendable, CustomTestStringConvertible {
  /// The name of the moment and of the picture file.
  let name: String
  let scene: String
  /// Pixels per point.
  let scale: CGFloat
  /// The time in seconds after the scene appeared.
  let time: TimeInterval
  /// The version of iOS whose look bars and controls have.
  let look: SystemLook
  /// The input after that time.
  let script: (@MainActor @Sendable (HeadlessScreen) -> Void)?

  init(
    _ scene: String, _ label: String, at time: TimeInterval, scale: CGFloat = 1, look: SystemLook = .ios17,
    script: (@MainActor @Sendable (HeadlessScreen) -> Void)? = nil
  ) {
    name = "\(scene)-\(label)"
    self.scene = scene
    self.scale = scale
    self.time = time
    self.look = look
    self.script = script
  }

  var testDescription: String { name }

  static let all = scenes + scales + [carried] + drags + looks

  private static let scenes: [GoldenMoment] = [
    GoldenMoment("ViewTransitions", "flipping", at: 0.35),
    GoldenMoment("ViewTransitions", "curling", at: 1.2) { screen in
      screen.tap(at: CGPoint(x: 265, y: 788))
      screen.advance(by: 0.45)
    },
    GoldenMoment("Presentation", "mirrored", at: 0) { $0.layoutDirection = .rightToLeft },
    GoldenMoment("Typography", "dark", at: 0) { $0.userInterfaceStyle = .dark },
    GoldenMoment("ContentModes", "still", at: 0, scale: 2),
    GoldenMoment("SignUp", "still", at: 0, scale: 2),
    GoldenMoment("StretchableButtons", "start", at: 0),
    GoldenMoment("StretchableButtons", "wide", at: 1.5),
    GoldenMoment("StretchableButtons", "pressed", at: 0.7) { screen in
      screen.tap(at: CGPoint(x: 195, y: 760))
      screen.advance(by: 0.4)
      screen.touch(.began, at: CGPoint(x: 195, y: 760))
      screen.advance(by: 0.1)
    },
    GoldenMoment("DrawingCycle", "start", at: 0),
    GoldenMoment("DrawingCycle", "running", at: 1.5),
    GoldenMoment("LayerEffects", "start", at: 0, scale: 2),
    GoldenMoment("LayerEffects", "turned", at: 1),
    GoldenMoment("Touches", "still", at: 0),
    GoldenMoment("Touches", "dragged", at: 0) { screen in
      screen.touch(.began, at: CGPoint(x: 116, y: 230))
      screen.advance(by: 0.05)
      screen.touch(.moved, at: CGPoint(x: 160, y: 300))
      screen.touch(.moved, at: CGPoint(x: 190, y: 380))
      screen.advance(by: 0.3)
    },
    GoldenMoment("Touches", "pinched", at: 0) { screen in
      screen.touch(.began, at: CGPoint(x: 250, y: 390), finger: 0)
      screen.touch(.began, at: CGPoint(x: 290, y: 430), finger: 1)
      screen.touch(.moved, at: CGPoint(x: 210, y: 390), finger: 0)
      screen.touch(.moved, at: CGPoint(x: 320, y: 420), finger: 1)
      screen.advance(by: 0.3)
    },
    GoldenMoment("Animator", "racing", at: 0.6),
    GoldenMoment("Animator", "drawn", at: 1.9),
    GoldenMoment("Gestures", "start", at: 0),
    GoldenMoment("Gestures", "moved", at: 0) { screen in
      screen.touch(.began, at: CGPoint(x: 160, y: 330), finger: 0)
      screen.touch(.began, at: CGPoint(x: 210, y: 330), finger: 1)
      for step in 1...5 {
        screen.advance(by: 1.0 / 60)
        screen.touch(.moved, at: CGPoint(x: 160 - 4 * step, y: 330 - 6 * step), finger: 0)
        screen.touch(.moved, at: CGPoint(x: 210 + 6 * step, y: 330 + 4 * step), finger: 1)
      }
      screen.touch(.ended, at: CGPoint(x: 140, y: 300), finger: 0)
      screen.touch(.ended, at: CGPoint(x: 240, y: 350), finger: 1)
      // A long press lifts it.
      screen.touch(.began, at: CGPoint(x: 110, y: 200))
      screen.advance(by: 0.8)
    },
    GoldenMoment("Scrubber", "dragged", at: 0) { screen in
      screen.drag(from: CGPoint(x: 45, y: 587), to: CGPoint(x: 160, y: 587), duration: 0.3)
      screen.advance(by: 0.1)
    },
    GoldenMoment("Scrubber", "turned", at: 0) { screen in
      screen.tap(at: CGPoint(x: 110, y: 680))
      screen.advance(by: 2.2)
      screen.tap(at: CGPoint(x: 280, y: 680))
      screen.advance(by: 0.2)
    },
    GoldenMoment("CardDeck", "turning", at: 0) { screen in
      screen.tap(at: CGPoint(x: 200, y: 420))
      screen.advance(by: 0.4)
    },
    GoldenMoment("CardDeck", "thrown", at: 0) { screen in
      screen.tap(at: CGPoint(x: 200, y: 420))
      screen.advance(by: 1)
      screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 290, y: 400), duration: 0.1)
      screen.advance(by: 0.08)
    },
    GoldenMoment("Loaders", "running", at: 1.3),
    GoldenMoment("Emitter", "burning", at: 2.6),
    GoldenMoment("Emitter", "dragged", at: 1) { screen in
      screen.drag(from: CGPoint(x: 250, y: 640), to: CGPoint(x: 330, y: 560), duration: 0.4)
      screen.advance(by: 0.2)
    },
    GoldenMoment("Typography", "still", at: 0, scale: 2),
    GoldenMoment("Labels", "still", at: 0),
    GoldenMoment("TextFlow", "still", at: 0, scale: 2),
    GoldenMoment("TextFlow", "dark", at: 0) { $0.userInterfaceStyle = .dark },
    GoldenMoment("Search", "still", at: 0),
    GoldenMoment("Search", "found", at: 0) { screen in
      screen.tap(at: CGPoint(x: 120, y: 130))
      screen.advance(by: 0.5)
      screen.type("li")
      screen.advance(by: 0.1)
    },
    GoldenMoment("SignUp", "menu", at: 0) { screen in
      UIPasteboard.general.string = "Grace"
      screen.tap(at: CGPoint(x: 90, y: 147))
      screen.advance(by: 1)
      screen.tap(at: CGPoint(x: 90, y: 147))
      screen.tap(at: CGPoint(x: 90, y: 147))
      screen.advance(by: 0.4)
    },
    GoldenMoment("Feed", "top", at: 0),
    GoldenMoment("Feed", "flicked", at: 0.5) { screen in
      screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.2)
      screen.advance(by: 0.5)
    },
    GoldenMoment("Feed", "pulled", at: 0.5) { screen in
      screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 330), duration: 0.5)
      screen.advance(by: 2)
      screen.touch(.began, at: CGPoint(x: 200, y: 200))
      for step in 1...10 {
        screen.advance(by: 1.0 / 60)
        screen.touch(.moved, at: CGPoint(x: 200, y: 200 + CGFloat(step) * 25))
      }
      screen.advance(by: 0.1)
    },
    GoldenMoment("Contacts", "top", at: 0),
    GoldenMoment("Settings", "top", at: 0),
    GoldenMoment("Photos", "top", at: 0),
    GoldenMoment("Gallery", "top", at: 0),
    GoldenMoment("Gallery", "scrolled", at: 0) { screen in
      screen.drag(from: CGPoint(x: 300, y: 180), to: CGPoint(x: 200, y: 180), duration: 0.2)
      screen.advance(by: 2)
      screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 1)
      screen.advance(by: 3)
    },
    GoldenMoment("Outline", "light", at: 0, scale: 2),
    GoldenMoment("Outline", "dark", at: 0) { screen in
      screen.userInterfaceStyle = .dark
      screen.tap(at: CGPoint(x: 341, y: 289))
      screen.advance(by: 0.6)
      screen.drag(from: CGPoint(x: 250, y: 573), to: CGPoint(x: 120, y: 573), duration: 0.3)
      screen.advance(by: 0.5)
    },
    GoldenMoment("Outline", "editing", at: 0) { screen in
      screen.tap(at: CGPoint(x: 345, y: 22))
      screen.advance(by: 0.5)
    },
    GoldenMoment("Materials", "start", at: 0, scale: 2),
    GoldenMoment("Materials", "turned", at: 2.5),
    GoldenMoment("Navigation", "top", at: 0),
    GoldenMoment("Navigation", "scrolled", at: 0) { screen in
      screen.touch(.began, at: CGPoint(x: 200, y: 600))
      for y in [580.0, 560, 540, 520, 510] {
        screen.advance(by: 1.0 / 60)
        screen.touch(.moved, at: CGPoint(x: 200, y: y))
      }
    },
    GoldenMoment("Navigation", "pushing", at: 0) { screen in
      screen.tap(at: CGPoint(x: 200, y: 210))
      screen.advance(by: 0.15)
    },
    GoldenMoment("Navigation", "pushed", at: 0) { screen in
      screen.tap(at: CGPoint(x: 200, y: 210))
      screen.advance(by: 1)
    },
    GoldenMoment("Navigation", "alert", at: 0) { screen in
      screen.tap(at: CGPoint(x: 200, y: 210))
      screen.advance(by: 1)
      for _ in 0..<2 {
        screen.tap(at: CGPoint(x: 200, y: 434))
        screen.advance(by: 1)
      }
    },
    GoldenMoment("Navigation", "sheet", at: 0) { screen in
      screen.tap(at: CGPoint(x: 200, y: 210))
      screen.advance(by: 1)
      screen.tap(at: CGPoint(x: 360, y: 22))
      screen.advance(by: 1)
    },
    GoldenMoment("Navigation", "preferences", at: 0) { screen in
      screen.tap(at: CGPoint(x: 290, y: 820))
      screen.advance(by: 0.5)
    },
    GoldenMoment("Controls", "light", at: 0.3, scale: 2),
    GoldenMoment("Controls", "dark", at: 0.3) { $0.userInterfaceStyle = .dark },
    GoldenMoment("Buttons", "light", at: 0.3, scale: 3),
    GoldenMoment("Buttons", "dark", at: 0.3) { $0.userInterfaceStyle = .dark },
    GoldenMoment("Buttons", "menu", at: 0) { screen in
      screen.tap(at: CGPoint(x: 236, y: 497))
      screen.advance(by: 1)
    },
    GoldenMoment("Symbols", "light", at: 0, scale: 2),
    GoldenMoment("Symbols", "mirrored", at: 0) { screen in
      screen.userInterfaceStyle = .dark
      screen.layoutDirection = .rightToLeft
    },
    GoldenMoment("Bars", "light", at: 0, scale: 2),
    GoldenMoment("Bars", "dark", at: 0) { $0.userInterfaceStyle = .dark },
    GoldenMoment("Pickers", "light", at: 0, scale: 2),
    GoldenMoment("Pickers", "turned", at: 0) { screen in
      screen.userInterfaceStyle = .dark
      screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 30), duration: 0.2)
      screen.advance(by: 0.1)
    },
    GoldenMoment("ContextMenus", "light", at: 0) { screen in
      screen.touch(.began, at: CGPoint(x: 100, y: 140))
      screen.advance(by: 1.2)
      screen.touch(.ended, at: CGPoint(x: 100, y: 140))
    },
    GoldenMoment("ContextMenus", "dark", at: 0) { screen in
      screen.userInterfaceStyle = .dark
      screen.touch(.began, at: CGPoint(x: 120, y: 390))
      screen.advance(by: 1.2)
      screen.touch(.ended, at: CGPoint(x: 120, y: 390))
    },
    GoldenMoment("ContextMenus", "palette", at: 0) { screen in
      screen.tap(at: CGPoint(x: 320, y: 458))
      screen.advance(by: 1)
    },
    GoldenMoment("LifeCycle", "start", at: 0.5),
    GoldenMoment("LifeCycle", "moved", at: 0.5) { screen in
      screen.tap(at: CGPoint(x: 45, y: 318))
      screen.advance(by: 0.5)
    },
    GoldenMoment("Presentation", "pagesheet", at: 0) { screen in
      screen.tap(at: CGPoint(x: 195, y: 388))
      screen.advance(by: 1)
    },
    GoldenMoment("Presentation", "sliding", at: 0) { screen in
      screen.tap(at: CGPoint(x: 195, y: 388))
      screen.advance(by: 0.2)
    },
    GoldenMoment("Presentation", "half", at: 0) { screen in
      screen.tap(at: CGPoint(x: 195, y: 448))
      screen.advance(by: 1)
    },
    GoldenMoment("Presentation", "dragged", at: 0) { screen in
      screen.tap(at: CGPoint(x: 195, y: 448))
      screen.advance(by: 1)
      screen.touch(.began, at: CGPoint(x: 195, y: 450))
      for y in [430.0, 400, 350, 300, 260] {
        screen.advance(by: 1.0 / 60)
        screen.touch(.moved, at: CGPoint(x: 195, y: y))
      }
    },
    GoldenMoment("Presentation", "popover", at: 0) { screen in
      screen.tap(at: CGPoint(x: 195, y: 568))
      screen.advance(by: 1)
    },
    GoldenMoment("Presentation", "barpopover", at: 0) { screen in
      screen.tap(at: CGPoint(x: 365, y: 22))
      screen.advance(by: 1)
    },
    GoldenMoment("Presentation", "flipping", at: 0) { screen in
      screen.tap(at: CGPoint(x: 195, y: 628))
      screen.advance(by: 0.15)
    },
    GoldenMoment("Presentation", "turning", at: 0) { screen in
      screen.tap(at: CGPoint(x: 195, y: 748))
      screen.advance(by: 0.25)
    },
    GoldenMoment("Columns", "turning", at: 0) { screen in
      screen.touch(.began, at: CGPoint(x: 900, y: 400))
      for x in [880.0, 830, 780, 730, 680] {
        screen.advance(by: 1.0 / 60)
        screen.touch(.moved, at: CGPoint(x: x, y: 400))
      }
    },
    GoldenMoment("Columns", "over", at: 0) { screen in
      try? screen.resize(to: CGSize(width: 768, height: 1024))
      screen.advance(by: 0.5)
      screen.tap(at: CGPoint(x: 30, y: 22))
      screen.advance(by: 1)
    },
    GoldenMoment("Columns", "collapsed", at: 0) { screen in
      try? screen.resize(to: CGSize(width: 390, height: 844))
      screen.tap(at: CGPoint(x: 195, y: 160))
      screen.advance(by: 1)
    },
  ]
}
