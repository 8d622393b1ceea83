import QuartzCore
import Testing
import UIKit
import VitrineTesting

/// Tests how `UIView.animate` changes the bounds of a layer: by additive animations of the origin and the size, as iOS since version 8.
@Suite @MainActor struct BoundsAnimationTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    screen.show(view)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.settle()
  }

  @Test func theSizeHasAnAnimationOfItsOwn() throws {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.bounds.size = CGSize(width: 50, height: 10) }
    #expect(view.layer.animationKeys() == ["bounds.size"])
    let animation = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(animation.keyPath == "bounds.size" && animation.isAdditive && animation.fromValue as? CGSize == CGSize(width: -40, height: 0))
    screen.advance(by: 0.5)
    #expect(abs((view.layer.presentation()?.bounds.width ?? 0) - 30) < 2)
    screen.advance(by: 1)
    #expect(view.layer.animationKeys() == nil && view.bounds.width == 50)
  }

  @Test func theOriginHasOneToo() {
    UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 5, y: 6, width: 20, height: 20) }
    #expect(Set(view.layer.animationKeys() ?? []) == ["bounds.origin", "bounds.size"])
    UIView.animate(withDuration: 1) { view.bounds.origin.x = 9 }
    #expect(Set(view.layer.animationKeys() ?? []) == ["bounds.origin", "bounds.origin-2", "bounds.size"])
  }

  @Test func aRepeatedAnimationReplacesThem() {
    UIView.animate(withDuration: 1) { view.bounds.size.width = 50 }
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.bounds.size.width = 90 }
    #expect(view.layer.animationKeys() == ["bounds"])
    UIView.animate(withDuration: 1) { view.bounds.size.width = 20 }
    #expect(view.layer.animationKeys() == ["bounds"])
    screen.advance(by: 2)
    #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.bounds.width == 20)
  }
}
