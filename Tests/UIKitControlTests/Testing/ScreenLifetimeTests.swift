import QuartzCore
import Raster
import Testing
import UIKit
import UIKitTestSupport

@testable import VitrineTesting

@Suite @MainActor struct ScreenLifetimeTests {
  @Test func aScreenThatGoesAwayFreesItsWindowViewsLayersAndPixels() {
    weak var window: UIWindow?
    weak var view: UIView?
    weak var controller: UIViewController?
    weak var layer: CALayer?
    weak var pixels: PixelBuffer?
    func use() {
      let screen = HeadlessScreen(size: CGSize(width: 50, height: 40), scale: 2)
      let painter = Painter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      screen.show(painter)
      let second = UIWindow(frame: screen.window.bounds)
      second.rootViewController = UIViewController()
      second.isHidden = false
      UIView.animate(withDuration: 9) { painter.alpha = 0.5 }
      screen.touch(.began, at: CGPoint(x: 5, y: 5))
      screen.advance(by: 0.1)
      (window, view, controller) = (screen.window, painter, second.rootViewController)
      (layer, pixels) = (painter.layer, screen.display.buffer)
    }
    use()
    #expect(window == nil && view == nil && controller == nil && layer == nil && pixels == nil)
    // A screen with the same size still exists afterwards.
    #expect(UIScreen.main.bounds.size == CGSize(width: 50, height: 40) && UIScreen.main.scale == 2)
    #expect(CACurrentMediaTime() >= 1000)
  }

  @Test func displayLinksEndWithTheirScreen() {
    var calls = 0
    func use() {
      let screen = HeadlessScreen(size: CGSize(width: 50, height: 40))
      CADisplayLink { _ in calls += 1 }.add(to: .main, forMode: .common)
      screen.advance(by: 0.1)
      #expect(screen.display.wantsFrames)
    }
    use()
    let before = calls
    #expect(before == 6)
    let next = HeadlessScreen(size: CGSize(width: 50, height: 40))
    next.advance(by: 0.1)
    #expect(calls == before && !next.display.wantsFrames)
  }

  @Test func aScreenThatGoesAwayLeavesTheOthersAlone() {
    let kept = HeadlessScreen(size: CGSize(width: 30, height: 30))
    func use() { HeadlessScreen(size: CGSize(width: 50, height: 40)).settle() }
    use()
    let view = Painter(frame: kept.window.bounds)
    kept.show(view)
    #expect(UIScreen.main.bounds.size == CGSize(width: 30, height: 30))
    #expect(view.window === kept.window && view.rects.count == 1)
    #expect(kept.color(at: CGPoint(x: 15, y: 15)).cgColor.components == [1, 0, 0, 1])
  }
}
