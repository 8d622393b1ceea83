import CoreGraphics
import QuartzCore
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct SymbolEffectTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 2)

  private func makeView(_ name: String = "square.fill") -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .center
    view.tintColor = .black
    let page = UIView(frame: view.frame)
    page.backgroundColor = .white
    page.addSubview(view)
    screen.show(page)
    screen.settle()
    return view
  }

  /// The share of dark pixels, one in two points; a translucent black pixel counts by its opacity.
  private var ink: CGFloat {
    var sum: CGFloat = 0
    for y in stride(from: 1.0, to: 100, by: 2) {
      for x in stride(from: 1.0, to: 100, by: 2) {
        var white: CGFloat = 1
        screen.color(at: CGPoint(x: x, y: y)).getWhite(&white, alpha: nil)
        sum += 1 - white
      }
    }
    return sum
  }

  @Test func aBounceGrowsAndReturns() {
    let view = makeView(), before = ink
    var finished: Bool?
    view.addSymbolEffect(.bounce) { finished = $0.isFinished }
    screen.advance(by: 0.17)
    #expect(ink > before * 1.2)
    #expect(finished == nil)
    screen.advance(by: 0.6)
    #expect(abs(ink - before) < before * 0.02)
    #expect(finished == true)
    view.addSymbolEffect(.bounce.down)
    screen.advance(by: 0.17)
    #expect(ink < before * 0.85)
  }

  @Test func aPulseFadesUntilItIsRemoved() {
    let view = makeView(), before = ink
    view.addSymbolEffect(.pulse)
    screen.advance(by: 0.6)
    #expect(ink < before * 0.5)
    screen.advance(by: 0.6)
    #expect(ink > before * 0.9)
    screen.advance(by: 0.6)
    #expect(ink < before * 0.5, "the pulse does not repeat")
    view.removeSymbolEffect(ofType: .pulse)
    screen.advance(by: 0.1)
    #expect(abs(ink - before) < before * 0.02)
  }

  @Test func repetitionsAreCounted() {
    let view = makeView()
    var ended = 0
    view.addSymbolEffect(.bounce, options: .repeat(3)) { _ in ended += 1 }
    screen.advance(by: 1.2)
    #expect(ended == 0)
    screen.advance(by: 0.5)
    #expect(ended == 1)
    view.addSymbolEffect(.pulse, options: .nonRepeating.speed(2)) { _ in ended += 1 }
    screen.advance(by: 0.8)
    #expect(ended == 2)
  }

  @Test func scaleLastsUntilItIsRemoved() {
    let view = makeView(), before = ink
    view.addSymbolEffect(.scale.up)
    screen.advance(by: 1)
    #expect(ink > before * 1.3)
    screen.advance(by: 3)
    #expect(ink > before * 1.3)
    view.removeSymbolEffect(ofType: .scale)
    screen.advance(by: 0.5)
    #expect(abs(ink - before) < before * 0.02)
    view.addSymbolEffect(.scale.down, animated: false)
    screen.advance(by: 0.05)
    #expect(ink < before * 0.75)
  }

  @Test func symbolsDisappearAndAppear() {
    let view = makeView(), before = ink
    view.addSymbolEffect(.disappear)
    screen.advance(by: 0.15)
    #expect(ink > 0 && ink < before)
    screen.advance(by: 1)
    #expect(ink == 0)
    view.addSymbolEffect(.appear)
    screen.advance(by: 1)
    #expect(abs(ink - before) < before * 0.02)
    view.addSymbolEffect(.disappear, animated: false)
    screen.advance(by: 0.05)
    #expect(ink == 0)
    view.removeAllSymbolEffects(animated: false)
    screen.advance(by: 0.05)
    #expect(abs(ink - before) < before * 0.02)
  }

  @Test func variableColorShowsTheStepsInTurn() {
    let view = makeView("wifi"), all = ink
    view.addSymbolEffect(.variableColor)
    screen.advance(by: 0.1)
    let none = ink
    screen.advance(by: 0.25)
    let one = ink
    screen.advance(by: 0.5)
    #expect(none < one && one < all)
    #expect(abs(ink - all) < all * 0.02)
  }

  @Test func replacingFadesToTheNewSymbol() {
    let view = makeView("square"), before = ink
    var finished: Bool?
    let new = UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))!
    view.setSymbolImage(new, contentTransition: .replace) { finished = $0.isFinished && $0.contentTransition != nil }
    #expect(view.image == new)
    screen.advance(by: 0.15)
    let middle = ink
    screen.advance(by: 0.5)
    #expect(ink > before * 1.5)
    #expect(middle < ink * 0.8)
    #expect(finished == true)
  }

  @Test func reduceMotionKeepsSymbolsInPlace() {
    let view = makeView(), before = ink
    screen.reducesMotion = true
    defer { screen.reducesMotion = false }
    var finished: Bool?
    view.addSymbolEffect(.bounce) { finished = $0.isFinished }
    screen.advance(by: 0.17)
    #expect(abs(ink - before) < before * 0.02)
    #expect(finished == true)
    view.addSymbolEffect(.disappear)
    screen.advance(by: 1)
    #expect(ink == 0)
  }

  @Test func otherImagesAreNotChanged() {
    let view = UIImageView(image: UIImage())
    screen.show(view)
    var finished: Bool?
    view.addSymbolEffect(.bounce) { finished = $0.isFinished }
    #expect(finished == false)
    #expect(view.layer.animationKeys()?.isEmpty ?? true)
  }

  @Test func barItemsRunEffects() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "star.fill"), style: .plain, target: nil, action: nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle()
    item.addSymbolEffect(.bounce)
    let view = try #require((item.shownView as? UIButton)?.imageView)
    #expect(view.layer.animation(forKey: "UISymbolEffect.bounce") != nil)
    item.removeAllSymbolEffects()
    #expect(view.layer.animation(forKey: "UISymbolEffect.bounce") == nil)
    item.setSymbolImage(UIImage(systemName: "star")!, contentTransition: .replace)
    #expect(item.image?.symbol?.name == "star")
  }
}
