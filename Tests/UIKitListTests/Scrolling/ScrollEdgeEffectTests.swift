import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

/// Edge effects of scroll views. The numbers are those that OpenUIKit measured on iOS 26.1: the plate of a hard edge has an alpha of 0.9, that of
/// a soft edge 0.835, and a soft edge fades within 36 points behind the bar.
@Suite(.serialized) @MainActor struct ScrollEdgeEffectTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 300), scale: 1)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  init() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    root.backgroundColor = .white
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 900))
    content.backgroundColor = .black
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    root.addSubview(scroll)
    root.addSubview(bar)
    screen.show(root)
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scroll
    interaction.edge = .top
    bar.addInteraction(interaction)
    scroll.contentOffset.y = 100
    screen.settle()
  }

  private func white(_ y: CGFloat) -> CGFloat { screen.white(50, y) }

  @Test func theAutomaticStyleDrawsNothing() {
    #expect(scroll.topEdgeEffect.style === UIScrollEdgeEffect.Style.automatic && !scroll.topEdgeEffect.isHidden)
    #expect(scroll.topEdgeEffect === scroll.topEdgeEffect && scroll.topEdgeEffect !== scroll.bottomEdgeEffect)
    #expect(white(30) == 0 && white(70) == 0)
    screen.systemLook = .ios26
    screen.settle()
    #expect(abs(white(20) - 0.835) < 0.02 && white(99) == 0, "there it is soft")
    screen.systemLook = .ios17
    screen.settle()
    #expect(white(30) == 0)
  }

  @Test func aHardEdgeIsAPlateThatEndsAtTheBar() {
    scroll.topEdgeEffect.style = .hard
    screen.settle()
    #expect(abs(white(30) - 0.9) < 0.02 && abs(white(58) - 0.9) < 0.02 && white(62) == 0)
    scroll.topEdgeEffect.isHidden = true
    screen.settle()
    #expect(white(30) == 0)
    scroll.topEdgeEffect.isHidden = false
    screen.settle()
    #expect(abs(white(30) - 0.9) < 0.02)
    // Nothing lies below the bar any more.
    scroll.contentOffset.y = -60
    screen.settle()
    #expect(white(30) == 1 && white(70) == 0)
  }

  @Test func aSoftEdgeFadesBehindTheBar() {
    scroll.topEdgeEffect.style = .soft
    screen.settle()
    let levels = stride(from: 2.0, through: 98, by: 8).map { white($0) }
    #expect(abs(levels[0] - 0.835) < 0.02 && levels.last == 0)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 >= $1 - 0.01 })
    #expect(levels[6] > 0.1 && levels[6] < 0.8)
    scroll.contentOffset.y = 140
    screen.settle()
    #expect(abs(white(2) - levels[0]) < 0.02, "it stays at the edge")
  }

  @Test func theBottomHasItsOwn() {
    bar.frame.origin.y = 240
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.edge = .bottom
    interaction.scrollView = scroll
    bar.addInteraction(interaction)
    scroll.bottomEdgeEffect.style = .hard
    screen.settle()
    #expect(abs(white(270) - 0.9) < 0.02 && white(230) == 0)
    bar.removeInteraction(interaction)
    screen.settle()
    #expect(white(270) == 0)
  }
}
