import CoreGraphics
import SampleScenes
import Testing
import UIKit
import VitrineTesting

/// Tests the CardDeck scene with touches.
@Suite(.serialized) @MainActor struct CardDeckTests {
  private func deck() throws -> HeadlessScreen {
    let scene = try #require(SampleScenes.named("CardDeck"))
    let screen = HeadlessScreen(size: scene.size, scale: 1)
    screen.show(scene.makeRootViewController())
    screen.settle()
    return screen
  }

  private func card(_ screen: HeadlessScreen, _ x: CGFloat, _ y: CGFloat) -> UIView? {
    screen.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func aThrownCardIsCaughtInTheAir() throws {
    let screen = try deck()
    let top = try #require(card(screen, 200, 420))
    screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 290, y: 400), duration: 0.1)
    screen.advance(by: 0.08)
    #expect(card(screen, 370, 350) === top && card(screen, 150, 420) !== top, "it is hit where it shows")
    screen.touch(.began, at: CGPoint(x: 370, y: 350))
    screen.advance(by: 0.3)
    #expect(card(screen, 370, 350) === top, "it stands still under the finger")
    for x in [350.0, 320, 280, 260] {
      screen.touch(.moved, at: CGPoint(x: x, y: 380))
      screen.advance(by: 1.0 / 60)
    }
    screen.advance(by: 0.5)
    screen.touch(.ended, at: CGPoint(x: 260, y: 380))
    screen.advance(by: 1.5)
    #expect(card(screen, 195, 420) === top && top.transform.b == 0, "and goes back to the top of the deck")
  }

  @Test func aThrownCardComesToTheBottom() throws {
    let screen = try deck()
    let top = try #require(card(screen, 200, 420))
    screen.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 290, y: 400), duration: 0.1)
    screen.advance(by: 2)
    #expect(card(screen, 200, 420) !== top && top.superview?.subviews.first === top)
    #expect(abs(top.transform.a - 0.8) < 1e-6)
  }
}
