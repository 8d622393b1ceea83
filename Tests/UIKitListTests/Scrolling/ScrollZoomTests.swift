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

  /// Shows a picture of 400 x 300 points whose edges have a distance of 10 points from those of the content.
  private func makeConstrained() -> (HeadlessScreen, UIScrollView, Zoomer) {
    let (screen, scroll, zoomer) = makeScroll()
    zoomer.content.translatesAutoresizingMaskIntoConstraints = false
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      zoomer.content.widthAnchor.constraint(equalToConstant: 400), zoomer.content.heightAnchor.constraint(equalToConstant: 300),
      zoomer.content.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      zoomer.content.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: zoomer.content.trailingAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: zoomer.content.bottomAnchor, constant: 10),
    ])
    screen.advance(by: 0.1)
    return (screen, scroll, zoomer)
  }

  /// Constants stay distances on the screen, which programs use to centre a zoomed picture (they set the constants to half of the remaining
  /// room in `scrollViewDidZoom`).
  @Test func constraintsHoldAtTheScaledEdges() {
    let (screen, scroll, zoomer) = makeConstrained()
    #expect(zoomer.content.frame == CGRect(x: 10, y: 10, width: 400, height: 300))
    for scale in [0.5, 2, 1] as [CGFloat] {
      scroll.zoomScale = scale
      for _ in 0..<2 {
        #expect(zoomer.content.frame == CGRect(x: 10, y: 10, width: 400 * scale, height: 300 * scale), "at \(scale)")
        #expect(scroll.contentSize == CGSize(width: 20 + 400 * scale, height: 20 + 300 * scale), "at \(scale)")
        screen.advance(by: 0.1)
      }
      #expect(zoomer.content.bounds.size == CGSize(width: 400, height: 300))
    }
  }

  @Test func descendantsOfAZoomedViewKeepTheirPlacesInIt() {
    let (screen, scroll, zoomer) = makeConstrained()
    let part = UIView(), mark = UIView()
    for view in [part, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
    zoomer.content.addSubview(part)
    scroll.addSubview(mark)
    NSLayoutConstraint.activate([
      part.centerXAnchor.constraint(equalTo: zoomer.content.centerXAnchor), part.topAnchor.constraint(equalTo: zoomer.content.topAnchor),
      part.widthAnchor.constraint(equalToConstant: 40), part.heightAnchor.constraint(equalToConstant: 20),
      mark.leadingAnchor.constraint(equalTo: part.trailingAnchor), mark.topAnchor.constraint(equalTo: part.bottomAnchor),
      mark.widthAnchor.constraint(equalToConstant: 5), mark.heightAnchor.constraint(equalToConstant: 5),
    ])
    scroll.zoomScale = 2
    screen.advance(by: 0.1)
    #expect(part.frame == CGRect(x: 180, y: 0, width: 40, height: 20))
    #expect(mark.frame == CGRect(x: 10 + 2 * 220, y: 10 + 2 * 20, width: 5, height: 5))
    #expect(zoomer.content.frame.origin == CGPoint(x: 10, y: 10))
  }
}
