import QuartzCore
import Testing
import UIKit
import VitrineTesting

/// Tests animations that stay after their end (Apple: `isRemovedOnCompletion`, `fillMode`).
@Suite @MainActor struct HeldAnimationTests {
  /// The end falls between two frames, and nothing else asks for another frame.
  @Test(arguments: [0.31, 1e-6]) func theLastValueIsShown(duration: TimeInterval) {
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .black
    let page = UIView(frame: view.frame)
    page.backgroundColor = .white
    page.addSubview(view)
    screen.show(page)
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = duration
    fade.fillMode = .forwards
    fade.isRemovedOnCompletion = false
    view.layer.add(fade, forKey: "fade")
    screen.advance(by: 1)
    var white: CGFloat = 0
    screen.color(at: CGPoint(x: 20, y: 20)).getWhite(&white, alpha: nil)
    #expect(white == 1)
  }
}
