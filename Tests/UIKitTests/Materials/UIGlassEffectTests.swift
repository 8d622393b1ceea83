import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import UIKit

/// Glass on the screen. What it must do is from Apple's words: Human Interface Guidelines, "Materials"; WWDC25 sessions 219 and 284.
@Suite(.serialized) @MainActor struct UIGlassEffectTests {
  private let screen = HeadlessScreen(size: CGSize(width: 120, height: 120), scale: 1)

  /// Black on the left, white on the right.
  private func stage() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
    view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 120))
    half.backgroundColor = .black
    view.addSubview(half)
    screen.show(view)
    return view
  }

  private func glass(_ frame: CGRect, _ effect: UIVisualEffect = UIGlassEffect(), in view: UIView) -> UIVisualEffectView {
    let glass = UIVisualEffectView(effect: effect)
    glass.frame = frame
    view.addSubview(glass)
    screen.settle()
    return glass
  }

  private func white(_ x: CGFloat, _ y: CGFloat) -> CGFloat { screen.white(x, y) }

  @Test func glassCoversWhatIsBehindAndBendsItAtTheEdge() {
    let stage = stage(), pane = glass(CGRect(x: 20, y: 20, width: 80, height: 60), in: stage)
    // Regular glass on black is brighter than black, and on white darker than white only at the rim.
    #expect(white(45, 50) > 0.3 && white(75, 50) > 0.95)
    #expect(white(10, 50) == 0 && white(110, 50) == 1, "outside it is sharp")
    // It is a capsule: its corners show what is behind it.
    #expect(white(21, 21) == 0)
    pane.layer.cornerRadius = 4
    pane.setNeedsLayout()
    screen.settle()
    #expect(white(23, 23) > 0.2)
    pane.cornerConfiguration = .corners(radius: 0)
    screen.settle()
    #expect(white(20, 20) > 0.2)
    // The edge shows what lies further inside: near the left edge at a boundary that the edge would not reach.
    pane.frame = CGRect(x: 55, y: 20, width: 60, height: 80)
    screen.settle()
    #expect(white(57, 60) > white(45, 60) + 0.5, "white from beyond 60 is bent over the edge")
  }

  @Test func stylesTintsAndDarkMode() {
    let stage = stage()
    let pane = glass(CGRect(x: 10, y: 20, width: 100, height: 60), in: stage)
    let regular = white(30, 50)
    pane.effect = UIGlassEffect(style: .clear)
    screen.settle()
    #expect(white(30, 50) < regular - 0.2, "clear glass lets more through")
    pane.effect = UIGlassEffect(style: .regular)
    stage.overrideUserInterfaceStyle = .dark
    screen.settle()
    #expect(white(30, 50) < 0.2 && white(90, 50) < 0.7)
    let tinted = UIGlassEffect()
    tinted.tintColor = .red
    pane.effect = tinted
    // The effect was copied.
    tinted.tintColor = .green
    screen.settle()
    let (red, green, _) = screen.components(30, 50)
    #expect(red > 0.7 && green < 0.2)
    pane.effect = nil
    screen.settle()
    #expect(white(30, 50) == 0)
  }

  @Test func piecesInAContainerFlowTogether() {
    let stage = stage()
    let container = UIGlassContainerEffect()
    let group = glass(CGRect(x: 0, y: 60, width: 60, height: 40), container, in: stage)
    for x in [2.0, 32] {
      let piece = UIVisualEffectView(effect: UIGlassEffect())
      piece.frame = CGRect(x: x, y: 5, width: 26, height: 26)
      group.contentView.addSubview(piece)
    }
    screen.settle()
    #expect(white(15, 78) > 0.3 && white(45, 78) > 0.3 && white(29.5, 78) < 0.1)
    container.spacing = 8
    #expect(white(29.5, 78) < 0.1)
    group.effect = container
    screen.settle()
    #expect(white(29.5, 78) > 0.3)
    // Apart again, in an animation: the surface follows the pieces.
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { group.contentView.subviews[1].frame.origin.x = 70 }
    screen.advance(by: 1.5)
    #expect(white(29.5, 78) < 0.1)
    group.effect = nil
    screen.settle()
    #expect(white(15, 78) > 0.3, "each piece draws itself")
    container.spacing = .nan
    #expect(container.spacing == 8)
  }

  @Test func interactiveGlassGrowsUnderAFinger() {
    let stage = stage()
    let effect = UIGlassEffect()
    effect.isInteractive = true
    let pane = glass(CGRect(x: 70, y: 40, width: 40, height: 40), effect, in: stage)
    let taps = UITapGestureRecognizer()
    pane.addGestureRecognizer(taps)
    screen.touch(.began, at: CGPoint(x: 90, y: 60))
    screen.advance(by: 1)
    #expect(pane.layer.sublayerTransform.m11 > 1.1)
    screen.touch(.ended, at: CGPoint(x: 90, y: 60))
    screen.advance(by: 1)
    #expect(CATransform3DIsIdentity(pane.layer.sublayerTransform))
    pane.effect = UIGlassEffect()
    #expect(pane.gestureRecognizers?.count == 1)
  }

  @Test func buttonsOfGlassShowWhatIsBehindThem() {
    let stage = stage()
    let button = UIButton(configuration: .glass())
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    stage.addSubview(button)
    screen.settle()
    #expect(white(30, 30) > 0.3 && white(30, 30) < 0.8 && white(90, 30) > 0.9)
    #expect(white(11, 11) == 0, "a capsule")
    let prominent = UIButton(configuration: .prominentGlass())
    prominent.tintColor = .red
    prominent.frame = CGRect(x: 10, y: 60, width: 100, height: 40)
    stage.addSubview(prominent)
    screen.settle()
    let (red, green, _) = screen.components(90, 80)
    #expect(red > 0.9 && green < 0.4)
  }

  @Test func effectsAreCopiedComparedAndArchived() throws {
    let (a, b) = (UIGlassEffect(style: .clear), UIGlassEffect(style: .clear))
    #expect(a == b && a != UIGlassEffect())
    b.tintColor = .red
    #expect(a != b && (b.copy() as? UIGlassEffect) == b)
    let data = try NSKeyedArchiver.archivedData(withRootObject: b, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIGlassEffect.self, from: data)?.style == .clear)
    let container = UIGlassContainerEffect()
    container.spacing = 12
    #expect((container.copy() as? UIGlassContainerEffect)?.spacing == 12 && container != UIGlassContainerEffect())
  }
}
