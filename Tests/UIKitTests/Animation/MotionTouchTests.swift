import QuartzCore
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests touches on moving views.
@Suite(.serialized) @MainActor
struct MotionTouchTests {
  private final class Pad: UIView {
    var hits = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hits += 1 }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 400, height: 400), scale: 1)
  private let root = Pad(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    root.addSubview(pad)
    screen.show(root)
    screen.settle()
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test func aViewThatMovesIsHitWhereItShows() {
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) { pad.center.x = 220 }
    screen.settle()
    screen.advance(by: 0.5)
    #expect(hit(120, 20) === pad && hit(20, 20) === root && hit(220, 20) === root)
    screen.tap(at: CGPoint(x: 120, y: 20))
    #expect(pad.hits == 1 && root.hits == 0)
    screen.advance(by: 1)
    #expect(hit(220, 20) === pad)
  }

  @Test func withoutUserInteractionTheTouchGoesToWhatIsBehind() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { pad.center.x = 220 }
    screen.settle()
    for x in [20, 120, 220] as [CGFloat] { #expect(hit(x, 20) === root) }
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 120, y: 20))
    #expect(pad.hits == 0 && root.hits == 1)
    screen.advance(by: 1)
    #expect(hit(220, 20) === pad)
  }

  @Test func sizeTurnsAndSubviewsAreThoseThatShow() {
    let child = Pad(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
    pad.addSubview(child)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      pad.bounds.size.width = 80
      pad.center = CGPoint(x: 200, y: 200)
      pad.transform = CGAffineTransform(rotationAngle: .pi)
    }
    screen.settle()
    screen.advance(by: 0.5)
    // The view is 60 wide and rotated by a quarter turn about (110, 110): it spans 110 ± 20 horizontally and 110 ± 30 vertically.
    #expect(hit(92, 110) === pad || hit(92, 110) === child)
    #expect(hit(110, 138) === pad && hit(110, 142) === root && hit(85, 110) === root)
    #expect(hit(110, 110) === child, "20 to 40 of the view's x lie between 100 and 120 down")
  }

  @Test func animatorsSayWhetherTheirViewsAreHit() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x = 220 }
    animator.fractionComplete = 0.5
    screen.settle()
    #expect(hit(120, 20) === pad)
    animator.isUserInteractionEnabled = false
    #expect(hit(120, 20) === root && hit(220, 20) === root)
    animator.isManualHitTestingEnabled = true
    #expect(hit(120, 20) === root && hit(220, 20) === pad, "the program looks where it shows: the model counts")
    animator.isManualHitTestingEnabled = false
    animator.isUserInteractionEnabled = true
    animator.startAnimation()
    screen.settle()
    screen.advance(by: 0.25)
    #expect(hit(170, 20) === pad && hit(120, 20) === root)
    animator.stopAnimation(true)
    #expect(hit(170, 20) === pad)
  }

  @Test func aViewInPerspectiveIsHitWhereItIsProjected() {
    pad.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 400
    pad.transform3D = CATransform3DRotate(transform, 1, 0, 1, 0)
    screen.settle()
    // At x = 100 of the plane: 100 cos 1 horizontally, and 100 sin 1 towards or away from the eye.
    let far = 100 * cos(1.0) / (1 + 100 * sin(1.0) / 400)
    let near = 100 * cos(1.0) / (1 - 100 * sin(1.0) / 400)
    let right = pad.layer.presentation().map { _ in hit(200 + near - 2, 200) === pad } ?? false
    let (rightEdge, leftEdge) = right ? (near, far) : (far, near)
    #expect(hit(200 + rightEdge - 1, 200) === pad && hit(200 + rightEdge + 1, 200) === root)
    #expect(hit(200 - leftEdge + 1, 200) === pad && hit(200 - leftEdge - 1, 200) === root)
  }
}
