import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct UIVisualEffectViewTests {
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

  private func white(_ x: CGFloat, _ y: CGFloat) -> CGFloat { screen.white(x, y) }

  @Test(arguments: UIBlurEffect.Style.allCases) func everyStyleBlursAndTints(style: UIBlurEffect.Style) {
    let stage = stage()
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
    glass.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    stage.addSubview(glass)
    screen.settle()
    #expect(white(55, 90) == 0 && white(65, 90) == 1, "outside it is sharp")
    let (left, middle, right) = (white(20, 30), white(60, 30), white(100, 30))
    #expect(left < middle && middle < right && right - left < 0.75)
    #expect(abs(white(57, 30) - white(63, 30)) < 0.06)
    #expect(BlurMaterial(style, in: .light).isDark == (middle < 0.5), "\(middle)")
    stage.overrideUserInterfaceStyle = .dark
    screen.settle()
    let follows = BlurMaterial(style, in: .dark).isDark != BlurMaterial(style, in: .light).isDark
    #expect(follows == (abs(white(60, 30) - middle) > 0.1))
  }

  @Test func contentLiesOverTheEffectAndFillsTheView() {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    glass.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(glass.contentView.frame == glass.bounds)
    glass.bounds.size = CGSize(width: 100, height: 90)
    glass.layoutIfNeeded()
    #expect(glass.contentView.frame == glass.bounds && glass.subviews.last === glass.contentView)
    let dot = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    dot.backgroundColor = .red
    glass.contentView.addSubview(dot)
    stage().addSubview(glass)
    screen.settle()
    #expect(screen.color(at: CGPoint(x: 25, y: 25)) == .red || glass.frame.origin != .zero)
    #expect(glass.hitTest(CGPoint(x: 15, y: 15), with: nil) === dot)
  }

  @Test func theEffectCanBeTakenAwayAndFadesInAnAnimation() {
    let stage = stage()
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
    glass.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    stage.addSubview(glass)
    screen.settle()
    let blurred = white(20, 30)
    #expect(blurred > 0.4)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { glass.effect = nil }
    screen.advance(by: 0.5)
    let half = white(20, 30)
    #expect(half > 0.1 && half < blurred - 0.1)
    screen.advance(by: 0.6)
    #expect(white(20, 30) == 0)
    glass.effect = UIBlurEffect(style: .systemMaterialLight)
    screen.settle()
    #expect(white(20, 30) == blurred)
  }

  @Test func vibrantContentTakesTheColourBehind() {
    for (style, lightens) in [(UIBlurEffect.Style.systemMaterialDark, true), (.systemMaterialLight, false)] {
      let stage = stage()
      let blur = UIBlurEffect(style: style)
      let glass = UIVisualEffectView(effect: blur)
      glass.frame = stage.bounds
      stage.addSubview(glass)
      screen.settle()
      let (left, right) = (white(20, 60), white(100, 60))
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
      vibrant.frame = stage.bounds
      glass.contentView.addSubview(vibrant)
      let line = UIView(frame: CGRect(x: 0, y: 50, width: 120, height: 20))
      line.backgroundColor = .red
      vibrant.contentView.addSubview(line)
      screen.settle()
      let (newLeft, newRight) = (white(20, 60), white(100, 60))
      #expect(lightens ? newLeft > left + 0.2 && newRight > right + 0.2 : newLeft < left - 0.2 && newRight < right - 0.2)
      #expect(newLeft < newRight, "what is behind shows through")
      #expect(white(20, 30) == left, "around the content nothing changes")
    }
  }

  @Test func aChangeBehindTheGlassRepaintsIt() {
    let stage = stage()
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    glass.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    stage.addSubview(glass)
    screen.settle()
    let before = white(100, 30)
    stage.subviews[0].frame.size.width = 120
    screen.settle()
    #expect(white(100, 30) < before - 0.1)
    screen.settle()
    #expect(screen.lastFrame.pixelsWritten == 0 || screen.lastFrame.damage.isEmpty)
  }

  @Test func effectsAreEqualByWhatTheyDo() {
    let (a, b) = (UIBlurEffect(style: .dark), UIBlurEffect(style: .dark))
    #expect(a == b && a != UIBlurEffect(style: .light))
    #expect(UIVibrancyEffect(blurEffect: a) == UIVibrancyEffect(blurEffect: b))
    #expect(UIVibrancyEffect(blurEffect: a, style: .fill) != UIVibrancyEffect(blurEffect: a))
    #expect(a.copy() as? UIBlurEffect == b)
  }

  /// A subclass can declare an initializer with a frame, which overrides nothing: on iOS the one of the class is a convenience initializer
  /// (UIComponent).
  @Test func aSubclassDeclaresItsOwnInitializerWithAFrame() {
    final class Card: UIVisualEffectView {
      init(frame: CGRect) {
        super.init(effect: UIBlurEffect(style: .light))
        self.frame = frame
      }
      required init?(coder: NSCoder) { nil }
    }
    let card = Card(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(card.effect != nil && card.contentView.frame.size == CGSize(width: 30, height: 40))
    let plain = UIVisualEffectView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(plain.effect == nil && plain.frame.minX == 1 && plain.contentView.bounds.width == 30 && UIVisualEffectView().frame == .zero)
  }
}
