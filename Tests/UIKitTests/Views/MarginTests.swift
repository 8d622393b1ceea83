import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct MarginTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
  private let controller = UIViewController()

  init() {
    screen.show(controller)
  }

  private func child(_ frame: CGRect, of view: UIView) -> UIView {
    let child = UIView(frame: frame)
    view.addSubview(child)
    return child
  }

  @Test func theSafeAreaReachesAsFarIntoAViewAsItCoversIt() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let near = child(CGRect(x: 0, y: 5, width: 100, height: 95), of: controller.view)
    let inside = child(CGRect(x: 10, y: 30, width: 50, height: 50), of: controller.view)
    let deep = child(CGRect(x: 0, y: 5, width: 100, height: 90), of: near)
    screen.settle()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(near.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 10, right: 0))
    #expect(inside.safeAreaInsets == .zero)
    #expect(deep.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0))
  }

  @Test func aViewThatLeavesItsSuperviewKeepsItsSafeArea() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let view = child(CGRect(x: -30, y: -40, width: 100, height: 140), of: controller.view)
    screen.settle()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
  }

  @Test func aChangeOfTheSafeAreaIsToldOnceToWhomItReaches() {
    final class Listener: UIView {
      var count = 0
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        count += 1
      }
    }
    let top = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 40)),
      low = Listener(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
    controller.view.addSubview(top)
    controller.view.addSubview(low)
    screen.settle()
    let before = (top.count, low.count)
    controller.additionalSafeAreaInsets.top = 12
    screen.settle()
    #expect(top.count == before.0 + 1 && low.count == before.1)
    #expect(top.safeAreaInsets.top == 12)
  }

  @Test func marginsHoldTheSafeArea() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let view = child(CGRect(x: 0, y: 5, width: 100, height: 95), of: controller.view)
    screen.settle()
    #expect(view.layoutMargins == UIEdgeInsets(top: 23, left: 8, bottom: 18, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func directionalMarginsChangeSidesWithTheDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func absoluteMarginsKeepTheirSides() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test func preservedMarginsAreNoLessThanThoseOfTheSuperviewReach() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let view = child(CGRect(x: 5, y: 0, width: 50, height: 100), of: parent)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.preservesSuperviewLayoutMargins = true
    // There are 45 points on the right, which is more than the superview's margin.
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 8))
  }
}
