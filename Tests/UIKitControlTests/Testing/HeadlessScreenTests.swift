import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

@Suite @MainActor struct HeadlessScreenTests {
  @Test func becomesTheMainScreenWithAKeyWindowThatFillsIt() {
    let screen = HeadlessScreen(size: CGSize(width: 120, height: 80), scale: 3)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 360, height: 240))
    #expect(screen.window.isKeyWindow && !screen.window.isHidden)
    #expect(screen.window.frame == UIScreen.main.bounds)
    #expect(screen.image.width == 360 && screen.image.height == 240)
  }

  @Test func aTurnThatChangesNothingCompositesNothing() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
    let view = Painter(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    screen.show(view)
    #expect(screen.lastFrame.pixelsWritten > 0)
    screen.settle()
    #expect(screen.lastFrame == FrameStatistics())
    screen.advance(by: 0.5)
    #expect(screen.lastFrame == FrameStatistics())
    // Setting a property to its current value changes nothing.
    view.frame = view.frame
    view.alpha = 1
    view.backgroundColor = nil
    screen.settle()
    #expect(screen.lastFrame == FrameStatistics())
  }

  @Test func onlyTheDamageIsComposited() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 2)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let small = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))
    small.backgroundColor = .white
    parent.addSubview(small)
    screen.show(parent)
    small.backgroundColor = .systemBlue
    screen.settle()
    #expect(screen.lastFrame.damage == [CGRect(x: 20, y: 30, width: 10, height: 10)])
    #expect(screen.lastFrame.damagedArea == 100)
  }

  @Test func colorIsThatOfThePixel() {
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    screen.show(view)
    #expect(screen.color(at: CGPoint(x: 15, y: 15)).cgColor.components == [1, 0, 0, 1])
    #expect(screen.color(at: CGPoint(x: 5, y: 5)).cgColor.components == [0, 0, 0, 1])
    #expect(screen.color(at: CGPoint(x: 400, y: 5)).cgColor.alpha == 0)
  }

  @Test func timeMovesOnlyWhenItIsSet() {
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40))
    let before = CACurrentMediaTime()
    screen.settle()
    #expect(CACurrentMediaTime() == before)
    screen.advance(by: 0.25)
    #expect(abs(CACurrentMediaTime() - before - 0.25) < 1e-9)
    #expect(abs(screen.time - 0.25) < 1e-9)
  }

  @Test func advancingCallsDisplayLinksSixtyTimesASecond() {
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40))
    var times: [CFTimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    defer { link.invalidate() }
    screen.advance(by: 0.5)
    #expect(times.count == 30)
    #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-6 })
  }

  @Test func treeNamesClassesFramesAndWhatIsUnusual() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
    let view = Painter(frame: CGRect(x: 10, y: 10.5, width: 50, height: 50))
    view.accessibilityIdentifier = "painter"
    view.alpha = 0.5
    screen.show(view)
    #expect(
      screen.tree == """
        UIWindow (0 0; 100 100)
          UIView (0 0; 100 100)
            Painter (10 10.5; 50 50) #painter alpha=0.5
        """)
  }

  @Test func resizingLaysOutTheRootView() throws {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
    let controller = UIViewController()
    screen.show(controller)
    try screen.resize(to: CGSize(width: 200, height: 60))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(screen.window.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(screen.image.width == 400)
  }

  @Test func anotherScaleDrawsEverythingAgain() throws {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = Painter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.show(view)
    #expect(view.contentScaleFactor == 1)
    try screen.resize(to: CGSize(width: 100, height: 100), scale: 3)
    #expect(view.contentScaleFactor == 3)
    #expect(view.rects.count == 2)
  }

  @Test func nonsenseSizesAndTimesAreSurvived() {
    let screen = HeadlessScreen(size: CGSize(width: CGFloat.nan, height: -4), scale: .infinity)
    #expect(screen.window.bounds.size == CGSize(width: 390, height: 844))
    screen.advance(by: .nan)
    screen.advance(by: -1)
    screen.advance(by: 1e300)
    screen.touch(.began, at: CGPoint(x: CGFloat.nan, y: 0))
    screen.touch(.ended, at: CGPoint(x: CGFloat.infinity, y: 0))
    #expect(screen.time == 0)
  }
}
