import Foundation
import Testing
import UIKit

@testable import VitrineTesting
@testable import vitrine

/// Tests frames that are composited on another thread while the next frame is prepared.
@Suite(.serialized) @MainActor struct FramesAheadTests {
  /// Returns pictures of some frames of a scene.
  private func pictures(of scene: RedrawScene, threads: Int, ahead: Bool) -> [CGImage] {
    let screen = HeadlessScreen(size: scene.size, scale: 1)
    screen.compositor.threads = threads
    screen.compositesAhead = ahead
    let root = UIView(frame: CGRect(origin: .zero, size: scene.size))
    root.backgroundColor = .white
    screen.show(root)
    let change = scene.build(root)
    var pictures: [CGImage] = []
    for frame in 0..<31 {
      change(frame)
      screen.settle()
      if [3, 19, 30].contains(frame) { pictures.append(screen.image) }
    }
    return pictures
  }

  @Test(arguments: ["scrolling", "500 views", "custom", "nine-slice", "1 view of 10", "comes, goes"])
  func theyAreTheSameBytes(_ name: String) throws {
    let scene = try #require(RedrawScene.all.first { $0.name.contains(name) })
    let expected = pictures(of: scene, threads: 1, ahead: false)
    for threads in [1, 2, 3, 8] {
      let pictures = pictures(of: scene, threads: threads, ahead: true)
      for (a, b) in zip(expected, pictures) { #expect(a.pixels == b.pixels, "\(threads) threads") }
    }
  }

  /// Partial drawing uses a bitmap that no frame in progress reads.
  @Test func aViewThatDrawsAPartInEachFrameShowsWhatItDrew() {
    final class Painter: UIView {
      var step = 0
      override func draw(_ rect: CGRect) {
        for i in 0...step where CGRect(x: CGFloat(i % 20) * 20, y: CGFloat(i / 20) * 20, width: 20, height: 20).intersects(rect) {
          UIColor(hue: CGFloat(i % 17) / 17, saturation: 1, brightness: 1, alpha: 1).setFill()
          UIRectFill(CGRect(x: CGFloat(i % 20) * 20, y: CGFloat(i / 20) * 20, width: 20, height: 20))
        }
      }
    }
    func picture(ahead: Bool) -> CGImage {
      let screen = HeadlessScreen(size: CGSize(width: 400, height: 400), scale: 1)
      screen.compositesAhead = ahead
      let view = Painter(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      screen.show(view)
      for step in 0..<399 {
        view.step = step
        view.setNeedsDisplay(CGRect(x: CGFloat(step % 20) * 20, y: CGFloat(step / 20) * 20, width: 20, height: 20))
        screen.settle()
      }
      return screen.image
    }
    #expect(picture(ahead: true).pixels == picture(ahead: false).pixels)
  }
}
