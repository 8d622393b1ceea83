import QuartzCore
import Testing
import UIKit

@testable import VitrineTesting

/// Tests that frames are requested only while something visible moves.
@Suite @MainActor struct FrameDemandTests {
  private func makeScreen() -> (HeadlessScreen, UIView) {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = .white
    screen.show(view)
    screen.settle()
    return (screen, view)
  }

  @Test func aDelayedAnimationSleepsUntilItsBegin() throws {
    let (screen, view) = makeScreen()
    var ended = false
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
      view.center.x = 60
    } completion: { _ in
      ended = true
    }
    screen.settle()
    screen.advance(by: 0.1)
    #expect(!screen.display.wantsFrames)
    let next = try #require(UIScreen.main.host.nextEvent)
    #expect(abs(next - (CACurrentMediaTime() + 1.9)) < 1e-6)
    screen.advance(by: 1.8)
    #expect(!screen.display.wantsFrames && screen.lastFrame == FrameStatistics())
    screen.advance(by: 0.6)
    #expect(screen.display.wantsFrames && screen.lastFrame.pixelsWritten > 0)
    #expect(abs((view.layer.presentation()?.position.x ?? 0) - 35) < 0.01)
    screen.advance(by: 0.6)
    #expect(ended && !screen.display.wantsFrames && UIScreen.main.host.nextEvent == nil)
  }

  @Test func motionThatNobodySeesAsksForNoFrames() {
    let (screen, view) = makeScreen()
    UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
    screen.advance(by: 0.1)
    #expect(screen.display.wantsFrames)
    view.superview?.isHidden = true
    screen.settle()
    screen.settle()
    #expect(!screen.display.wantsFrames)
    view.superview?.isHidden = false
    screen.settle()
    #expect(screen.display.wantsFrames)
  }

  @Test func anAnimationThatEndsUnseenTellsSo() {
    let (screen, view) = makeScreen()
    var ended: Bool?
    UIView.animate(withDuration: 0.5) {
      view.center.x = 60
    } completion: {
      ended = $0
    }
    view.isHidden = true
    screen.advance(by: 0.4)
    #expect(ended == nil && !screen.display.wantsFrames)
    #expect(UIScreen.main.host.nextEvent != nil)
    screen.advance(by: 0.2)
    #expect(ended == true)
  }

  @Test func aSleepingDisplayIsWokenByTheClock() async throws {
    let (screen, view) = makeScreen()
    func start() { UIView.animate(withDuration: 1, delay: 0.05) { view.center.x = 60 } }
    start()
    screen.settle()
    screen.settle()
    #expect(!screen.display.wantsFrames && !screen.display.isTurnPending)
    for _ in 0..<200 where !screen.display.isTurnPending { try await Task.sleep(for: .milliseconds(10)) }
    #expect(screen.display.isTurnPending)
  }
}
