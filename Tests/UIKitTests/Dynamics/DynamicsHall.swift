import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit
@testable import VitrineTesting

/// A screen with a reference view and a dynamic animator.
@MainActor
final class DynamicsHall {
  let screen = HeadlessScreen(size: CGSize(width: 400, height: 600), scale: 1)
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let animator: UIDynamicAnimator
  private let start: TimeInterval

  init() {
    screen.show(root)
    screen.settle()
    animator = UIDynamicAnimator(referenceView: root)
    start = CACurrentMediaTime()
  }

  func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
    root.addSubview(view)
    return view
  }

  func ball(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 40) -> UIView {
    let view = Ball(frame: CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size))
    root.addSubview(view)
    return view
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
  }

  /// Runs frames of 1/60 second.
  func run(_ frames: Int, _ each: ((Int) -> Void)? = nil) {
    for frame in 1...max(frames, 1) {
      screen.advance(by: 1.0 / 60)
      each?(frame)
    }
  }

  func properties(_ items: [UIView], _ set: (UIDynamicItemBehavior) -> Void) {
    let behavior = UIDynamicItemBehavior(items: items)
    set(behavior)
    animator.addBehavior(behavior)
  }
}
