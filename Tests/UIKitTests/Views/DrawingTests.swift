import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

@Suite @MainActor struct DrawingTests {
  private func makeScreen() -> (HeadlessScreen, Painter) {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 2)
    let view = Painter(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    return (screen, view)
  }

  @Test func drawingHappensInTheDisplayPhaseOnly() {
    let (screen, view) = makeScreen()
    view.setNeedsDisplay()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.rects.isEmpty)
    screen.show(view)
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 60, height: 40)])
    #expect(screen.lastFrame.drawCalls == 1)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(view.rects.count == 1)
    screen.settle()
    #expect(view.rects.count == 2)
  }

  @Test func theDirtyRectangleIsArgumentAndClipAndTheRestSurvives() {
    let (screen, view) = makeScreen()
    screen.show(view)
    view.rects = []
    view.clips = []
    view.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let dirty = CGRect(x: 20, y: 10, width: 10, height: 5)
    view.setNeedsDisplay(dirty)
    screen.settle()
    #expect(view.rects == [dirty])
    #expect(view.clips == [dirty])
    // At most one more pixel on each side, for the filter at the edge.
    let damage = screen.lastFrame.damage
    #expect(damage.count == 1 && damage[0].contains(dirty.offsetBy(dx: 10, dy: 10)))
    #expect(dirty.offsetBy(dx: 10, dy: 10).insetBy(dx: -0.5, dy: -0.5).contains(damage[0]))
    #expect(screen.color(at: CGPoint(x: 35, y: 22)).cgColor.components == [0, 1, 0, 1])
    #expect(screen.color(at: CGPoint(x: 29.5, y: 22)).cgColor.components == [1, 0, 0, 1])
    #expect(screen.color(at: CGPoint(x: 35, y: 25.5)).cgColor.components == [1, 0, 0, 1])
  }

  @Test func dirtyRectanglesAreUnitedAndCutToTheBounds() {
    let (screen, view) = makeScreen()
    screen.show(view)
    view.rects = []
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 50, y: 30, width: 100, height: 100))
    screen.settle()
    #expect(view.rects == [view.bounds])
    view.rects = []
    view.setNeedsDisplay(CGRect(x: 100, y: 100, width: 10, height: 10))
    view.setNeedsDisplay(.null)
    view.setNeedsDisplay(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    screen.settle()
    #expect(view.rects.isEmpty)
    #expect(screen.lastFrame.pixelsWritten == 0)
  }

  @Test(arguments: UIView.ContentMode.allCases)
  func geometryNeverDrawsUnlessTheModeIsRedraw(mode: UIView.ContentMode) {
    let (screen, view) = makeScreen()
    view.contentMode = mode
    screen.show(view)
    view.rects = []
    view.frame = CGRect(x: 0, y: 0, width: 90, height: 80)
    screen.settle()
    #expect(view.rects.count == (mode == .redraw ? 1 : 0))
    view.rects = []
    view.center = CGPoint(x: 30, y: 30)
    view.transform = CGAffineTransform(rotationAngle: 0.3)
    view.alpha = 0.5
    view.bounds.origin = CGPoint(x: 0, y: 5)
    screen.settle()
    #expect(view.rects.isEmpty)
    view.bounds.size.width = 20
    screen.settle()
    #expect(view.rects.count == (mode == .redraw ? 1 : 0))
  }

  /// Tests the positions of contents of 20 x 20 points in bounds of 40 x 40.
  @Test func contentModesPinTheSnapshot() {
    let corners: [(UIView.ContentMode, CGPoint)] = [
      (.center, CGPoint(x: 10, y: 10)), (.top, CGPoint(x: 10, y: 0)), (.bottom, CGPoint(x: 10, y: 20)),
      (.left, CGPoint(x: 0, y: 10)), (.right, CGPoint(x: 20, y: 10)), (.topLeft, CGPoint(x: 0, y: 0)),
      (.topRight, CGPoint(x: 20, y: 0)), (.bottomLeft, CGPoint(x: 0, y: 20)), (.bottomRight, CGPoint(x: 20, y: 20)),
    ]
    for (mode, origin) in corners {
      let screen = HeadlessScreen(size: CGSize(width: 40, height: 40), scale: 1)
      let view = Painter(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.contentMode = mode
      screen.show(view)
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      screen.settle()
      let covered = CGRect(origin: origin, size: CGSize(width: 20, height: 20))
      for y in stride(from: 0.5, to: 40, by: 1) {
        for x in stride(from: 0.5, to: 40, by: 1) {
          let point = CGPoint(x: x, y: y)
          let isRed = screen.color(at: point).cgColor.components == [1, 0, 0, 1]
          if isRed != covered.contains(point) {
            Issue.record("\(mode) at \(point): \(isRed)")
            return
          }
        }
      }
    }
  }

  @Test func aViewThatDrawsNothingOwnsNoBitmap() {
    final class Idle: UIView {
      var calls = 0
      override func draw(_ rect: CGRect) { calls += 1 }
    }
    let screen = HeadlessScreen(size: CGSize(width: 50, height: 50))
    let idle = Idle(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    idle.backgroundColor = .white
    let plain = UIView(frame: idle.bounds)
    plain.backgroundColor = .systemBlue
    idle.addSubview(plain)
    screen.show(idle)
    #expect(idle.calls == 1)
    #expect(idle.layer.contents == nil && plain.layer.contents == nil)
    #expect(screen.lastFrame.drawCalls == 0)
    #expect(screen.color(at: CGPoint(x: 20, y: 20)).cgColor == UIColor.systemBlue.cgColor)
  }

  @Test func opaqueBackingIsBlackUntilAColorOrOpacitySaysOtherwise() {
    final class Dot: UIView {
      override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    let corner = CGPoint(x: 15, y: 15)
    func shown(_ change: (UIView) -> Void) -> [CGFloat]? {
      let screen = HeadlessScreen(size: CGSize(width: 20, height: 20))
      screen.window.backgroundColor = .white
      let view = Dot(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      change(view)
      screen.show(view)
      #expect(screen.color(at: CGPoint(x: 2, y: 2)).cgColor.components == [1, 0, 0, 1])
      return screen.color(at: corner).cgColor.components
    }
    #expect(shown { _ in } == [0, 0, 0, 1])
    #expect(shown { $0.isOpaque = false } == [1, 1, 1, 1])
    #expect(shown { $0.backgroundColor = .clear } == [1, 1, 1, 1])
    #expect(shown { $0.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) } == [0, 1, 0, 1])
  }

  @Test func hiddenViewsAreDrawnWhenTheyShow() {
    let (screen, view) = makeScreen()
    view.isHidden = true
    screen.show(view)
    #expect(view.rects.isEmpty)
    view.isHidden = false
    screen.settle()
    #expect(view.rects.count == 1)
  }

  @Test func aSnapshotKeepsWhatTheViewShowed() throws {
    let (screen, view) = makeScreen()
    screen.show(view)
    let picture = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(picture.bounds == view.bounds)
    view.removeFromSuperview()
    picture.frame = CGRect(x: 40, y: 60, width: 60, height: 40)
    screen.window.addSubview(picture)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 45, y: 65)).cgColor.components == [1, 0, 0, 1])
    #expect(screen.color(at: CGPoint(x: 15, y: 15)).cgColor.components == [0, 0, 0, 1])
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test func aMaskViewCutsWhatItDoesNotCover() {
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    mask.backgroundColor = .black
    view.mask = mask
    screen.show(view)
    #expect(screen.color(at: CGPoint(x: 10, y: 10)).cgColor.components == [1, 1, 1, 1])
    #expect(screen.color(at: CGPoint(x: 30, y: 10)).cgColor.components == [0, 0, 0, 1])
  }

  @Test func changesOutsideOfAnimationBlocksAreImmediate() {
    let (screen, view) = makeScreen()
    screen.show(view)
    view.center = CGPoint(x: 70, y: 70)
    view.alpha = 0.5
    #expect(view.layer.animationKeys() == nil)
    screen.settle()
    screen.advance(by: 1.0 / 60)
    #expect(screen.lastFrame == FrameStatistics())
  }
}
