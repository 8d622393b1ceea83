import CoreGraphics
import Display
import Testing
import VitrineTesting

@testable import UIKit

/// Tab bars and toolbars in the look of iOS 26, on a screen of 402 x 874 points with a safe area of 34 points. The numbers are those that
/// were measured there.
@Suite(.serialized) @MainActor struct BottomBarLookTests {
  private let screen = HeadlessScreen(size: CGSize(width: 402, height: 874), scale: 1)

  private func adopt(_ system: SystemLook) {
    var look = ScreenLook()
    (look.device, look.system) = ("iPhone 16 Pro", system)
    screen.adopt(look)
  }

  private func tabs(_ count: Int) -> UITabBarController {
    let controller = UITabBarController()
    controller.viewControllers = (0..<count).map { index in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "\(index)", image: UIImage(systemName: "star"), tag: index)
      return page
    }
    screen.show(controller)
    return controller
  }

  private func glass(_ bar: UITabBar) -> TabBarGlass? { bar.subviews.compactMap { $0 as? TabBarGlass }.first }

  @Test func tabsLieOnACapsule() throws {
    adopt(.ios26)
    let three = tabs(3), pane = try #require(glass(three.tabBar))
    #expect(three.tabBar.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
    #expect(pane.frame == CGRect(x: 64, y: 0, width: 274, height: 62))
    let buttons = three.tabBar.subviews.compactMap { $0 as? UITabBarButton }.map(\.frame)
    #expect(buttons.map(\.minX) == [68, 154, 240] && buttons.allSatisfy { $0.minY == 4 && $0.width == 94 && $0.height == 54 })
    #expect(three.viewControllers?[0].view.safeAreaInsets.bottom == 83)
    let five = tabs(5)
    #expect(glass(five.tabBar)?.frame == CGRect(x: 21, y: 0, width: 360, height: 62))
  }

  @Test func withoutGlassTheBarIsAsBefore() {
    adopt(.ios17)
    let controller = tabs(3)
    #expect(controller.tabBar.frame == CGRect(x: 0, y: 791, width: 402, height: 83) && glass(controller.tabBar) == nil)
    let buttons = controller.tabBar.subviews.compactMap { $0 as? UITabBarButton }.map(\.frame)
    #expect(buttons == [0, 134, 268].map { CGRect(x: $0, y: 0, width: 134, height: 49) })
    #expect(controller.tabBar.point(inside: CGPoint(x: 5, y: 30), with: nil))
  }

  @Test func touchesBesideTheCapsuleReachTheContent() {
    adopt(.ios26)
    let bar = tabs(3).tabBar
    #expect(!bar.point(inside: CGPoint(x: 5, y: 30), with: nil) && bar.point(inside: CGPoint(x: 201, y: 30), with: nil))
    #expect(!bar.point(inside: CGPoint(x: 201, y: 70), with: nil))
  }

  @Test func aScreenWithoutASafeAreaKeepsAMargin() {
    screen.systemLook = .ios26
    let bar = tabs(2).tabBar
    #expect(bar.frame == CGRect(x: 0, y: 874 - 70, width: 402, height: 70))
  }

  @Test func theLookChangesWhileTheBarIsShown() {
    screen.systemLook = .ios26
    let bar = tabs(2).tabBar
    screen.systemLook = .ios17
    screen.settle()
    #expect(bar.frame.height == 49 && glass(bar) == nil)
    screen.systemLook = .ios26
    screen.settle()
    #expect(bar.frame.height == 70 && glass(bar) != nil)
  }

  @Test func theSelectedTabHasACapsule() throws {
    adopt(.ios26)
    let controller = tabs(3)
    controller.selectedIndex = 2
    screen.settle()
    let pane = try #require(glass(controller.tabBar)?.subviews.first as? UIVisualEffectView)
    let capsule = try #require(pane.contentView.subviews.first)
    #expect(capsule.frame == CGRect(x: 176, y: 4, width: 94, height: 54) && capsule.layer.cornerRadius == 27 && !capsule.isHidden)
  }

  @Test func theCapsuleSlidesToATabThatIsTapped() throws {
    adopt(.ios26)
    let controller = tabs(3), pane = try #require(glass(controller.tabBar)?.subviews.first as? UIVisualEffectView)
    let capsule = try #require(pane.contentView.subviews.first)
    screen.tap(at: CGPoint(x: 287, y: 820))
    #expect(controller.selectedIndex == 2 && capsule.frame.minX == 176)
    let shown = capsule.layer.presentation()?.frame.minX ?? 176
    #expect(shown < 176, "it is on its way")
    screen.advance(by: 1)
    #expect(capsule.layer.presentation()?.frame.minX ?? 176 == 176)
  }

  @Test func glassCastsAShadow() throws {
    adopt(.ios26)
    let controller = tabs(3)
    controller.view.backgroundColor = .white
    for page in controller.viewControllers ?? [] { page.view.backgroundColor = .white }
    screen.settle()
    func white(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      var white: CGFloat = 0
      _ = screen.color(at: CGPoint(x: x, y: y)).getWhite(&white, alpha: nil)
      return white
    }
    #expect(white(201, 700) == 1 && white(201, 856) < 1)
  }

  @Test func toolbarItemsLieOnDiscs() throws {
    func frames(_ items: [UIBarButtonItem], _ system: SystemLook) throws -> (bar: CGRect, glass: [CGRect]) {
      adopt(system)
      let page = UIViewController()
      page.toolbarItems = items
      let navigation = UINavigationController(rootViewController: page)
      navigation.isToolbarHidden = false
      screen.show(navigation)
      let bar = try #require(navigation.toolbar)
      let glass = bar.subviews.compactMap { $0 as? UIVisualEffectView }.filter { $0.effect is UIGlassEffect }.map(\.frame)
      return (bar.frame, glass.sorted { $0.minX < $1.minX })
    }
    func item() -> UIBarButtonItem { UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil) }
    let new = try frames([item(), .flexibleSpace(), item()], .ios26)
    #expect(new.bar == CGRect(x: 0, y: 798, width: 402, height: 76))
    #expect(new.glass == [CGRect(x: 28, y: 0, width: 48, height: 48), CGRect(x: 326, y: 0, width: 48, height: 48)])
    let together = try frames([item(), item()], .ios26).glass
    #expect(together.count == 1 && together[0].width == 96)
    let apart = try frames([item(), .fixedSpace(), item()], .ios26).glass
    #expect(apart.count == 2 && apart[1].minX - apart[0].maxX == 12)
    let crowded = try frames((0..<17).map { $0 % 2 == 0 ? item() : .flexibleSpace() }, .ios26).glass
    #expect(crowded.count == 1 && crowded[0].width == 432)
    let old = try frames([item(), item()], .ios17)
    #expect(old.bar == CGRect(x: 0, y: 796, width: 402, height: 78) && old.glass.isEmpty)
  }
}
