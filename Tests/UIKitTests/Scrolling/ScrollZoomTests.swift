import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite @MainActor struct ScrollZoomTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    var calls: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("willBegin") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if calls.last != "didZoom" { calls.append("didZoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { calls.append("didEnd \(scale)") }
  }

  private func makeScroll() -> (HeadlessScreen, UIScrollView, Zoomer) {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), zoomer = Zoomer()
    scroll.addSubview(zoomer.content)
    scroll.contentSize = zoomer.content.bounds.size
    scroll.maximumZoomScale = 3
    scroll.minimumZoomScale = 0.5
    scroll.delegate = zoomer
    screen.show(scroll)
    return (screen, scroll, zoomer)
  }

  @Test func theScaleMakesTheContentLarger() {
    let (_, scroll, zoomer) = makeScroll()
    scroll.contentOffset = CGPoint(x: 100, y: 50)
    scroll.zoomScale = 2
    #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 800, height: 600))
    #expect(scroll.contentSize == CGSize(width: 800, height: 600))
    // The centre stays: (200, 150) of the content is (400, 300) now.
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 200))
    scroll.zoomScale = 99
    #expect(scroll.zoomScale == 3)
    scroll.setZoomScale(.nan, animated: false)
    #expect(scroll.zoomScale == 3)
  }

  @Test func aRectangleFillsTheView() {
    let (screen, scroll, zoomer) = makeScroll()
    scroll.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 100), animated: true)
    screen.advance(by: 0.5)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 200, y: 200))
    #expect(zoomer.calls == ["didZoom", "didEnd 2.0"])
  }

  @Test func twoFingersZoomAboutTheirMiddle() throws {
    let (screen, scroll, zoomer) = makeScroll()
    #expect(scroll.pinchGestureRecognizer != nil)
    screen.touch(.began, at: CGPoint(x: 80, y: 100), finger: 0)
    screen.touch(.began, at: CGPoint(x: 120, y: 100), finger: 1)
    let before = CGPoint(x: scroll.contentOffset.x + 100, y: scroll.contentOffset.y + 100)
    for step in 1...10 {
      screen.advance(by: 1.0 / 60)
      screen.touch(.moved, at: CGPoint(x: 80 - CGFloat(step) * 4, y: 100), finger: 0)
      screen.touch(.moved, at: CGPoint(x: 120 + CGFloat(step) * 4, y: 100), finger: 1)
    }
    #expect(scroll.isZooming)
    let scale = scroll.zoomScale
    #expect(scale > 1.8 && scale <= 3.3)
    let after = CGPoint(x: (scroll.contentOffset.x + 100) / scale, y: (scroll.contentOffset.y + 100) / scale)
    #expect(abs(after.x - before.x) < 6 && abs(after.y - before.y) < 6)
    screen.touch(.ended, at: CGPoint(x: 40, y: 100), finger: 0)
    screen.touch(.ended, at: CGPoint(x: 160, y: 100), finger: 1)
    screen.advance(by: 0.6)
    #expect(!scroll.isZooming && scroll.zoomScale <= 3)
    #expect(zoomer.calls.first == "willBegin" && zoomer.calls.last?.hasPrefix("didEnd") == true)
  }
}
