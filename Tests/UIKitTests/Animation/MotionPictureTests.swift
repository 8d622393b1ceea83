import QuartzCore
import Raster
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests that a picture depends only on the time, not on the steps of the clock.
@Suite(.serialized) @MainActor
struct MotionPictureTests {
  private func stage(_ move: (UIView, UIView) -> Void) -> HeadlessScreen {
    let screen = HeadlessScreen(size: CGSize(width: 120, height: 120), scale: 2)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
    view.backgroundColor = .systemBlue
    view.layer.cornerRadius = 6
    let inner = UIView(frame: CGRect(x: 8, y: 8, width: 9, height: 9))
    inner.backgroundColor = .systemYellow
    view.addSubview(inner)
    root.addSubview(view)
    screen.show(root)
    screen.settle()
    move(root, view)
    screen.settle()
    return screen
  }

  private static let moves: [(String, @MainActor (UIView, UIView) -> Void)] = [
    ("block", { _, view in UIView.animate(withDuration: 1) { view.center = CGPoint(x: 90, y: 80) } }),
    (
      "spring",
      { _, view in
        UIView.animate(springDuration: 0.8, bounce: 0.4) {
          view.center = CGPoint(x: 80, y: 60)
          view.transform = CGAffineTransform(rotationAngle: 2)
        }
      }
    ),
    (
      "keyframes",
      { _, view in
        UIView.animateKeyframes(withDuration: 1, delay: 0.1, options: [.calculationModeCubic, .repeat]) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { view.center.x = 90 }
          UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { view.center.y = 90 }
        }
      }
    ),
    (
      "flip",
      { _, view in
        UIView.transition(with: view, duration: 1, options: .transitionFlipFromLeft) { view.backgroundColor = .systemRed }
      }
    ),
    (
      "animator",
      { _, view in
        UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
          view.bounds.size = CGSize(width: 70, height: 20)
          view.backgroundColor = .systemGreen
        }.startAnimation(afterDelay: 0.05)
      }
    ),
  ]

  @Test func settingTheClockAndRunningThereGiveTheSameBytes() {
    for (name, move) in Self.moves {
      for time in [0.1, 0.35, 0.7, 1.5] {
        let stepped = stage(move)
        let frames = 60.0
        for _ in 0..<Int((time * frames).rounded()) { stepped.advance(by: 1 / frames) }
        let set = stage(move)
        set.display.advance(to: set.display.now + Double(Int((time * frames).rounded())) / frames)
        set.settle()
        #expect(stepped.image.pixels.copy() == set.image.pixels.copy(), "\(name) at \(time)")
      }
    }
  }
}
