import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

/// Apple: UIViewController, "Unwinding": which containers are asked, in which order, and which of them show the destination.
@Suite @MainActor struct UnwindingTests {
  private final class Home: UIViewController {
    private(set) var came: [String] = []
    func comeBack(_ segue: UIStoryboardSegue) { came.append("\(segue.identifier ?? "") from \(type(of: segue.source))") }
  }
  private final class Away: UIViewController {}
  private final class Container: UIViewController {
    private(set) var asked = 0
    var allowed: [UIViewController]?
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
      asked += 1
      return allowed ?? super.allowedChildrenForUnwinding(from: source)
    }
  }

  private static let exit = "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
  private static let away = """
    <viewController storyboardIdentifier="away" id="away" customClass="Away" sceneMemberID="viewController">
    <connections><segue destination="exit" kind="unwind" identifier="back" unwindAction="comeBack:" animates="NO" id="u"/></connections>
    </viewController>
    """

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func makeAway() throws -> Away {
    let registry = InterfaceBuilderRegistry.shared
    registry.register(Home.self, name: "Home") { $0.action("comeBack:", Home.comeBack(_:)) }
    registry.register(Away.self, name: "Away")
    let storyboard = try FileFixture.storyboard("<viewController id=\"first\" sceneMemberID=\"viewController\"/>", Self.away + Self.exit)
    return try #require(storyboard.instantiateViewController(withIdentifier: "away") as? Away)
  }

  @Test func aStackIsPoppedToTheDestination() throws {
    let home = Home(), away = try makeAway()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setViewControllers([UIViewController(), home, UIViewController(), away], animated: false)
    screen.show(navigation)
    away.performSegue(withIdentifier: "back", sender: nil)
    screen.advance(by: 1)
    #expect(home.came == ["back from Away"])
    #expect(navigation.topViewController === home && navigation.viewControllers.count == 2)
  }

  @Test func tabsSelectTheDestination() throws {
    let home = Home(), tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: home), UINavigationController(rootViewController: try makeAway())]
    tabs.selectedIndex = 1
    screen.show(tabs)
    let away = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
    away.performSegue(withIdentifier: "back", sender: nil)
    screen.advance(by: 1)
    #expect(home.came.count == 1 && tabs.selectedIndex == 0)
  }

  @Test func aDestinationInTheMoreTabIsShown() throws {
    let home = Home(), tabs = UITabBarController()
    let others = (0..<4).map { _ in UIViewController() }
    tabs.viewControllers = [UINavigationController(rootViewController: try makeAway())] + others + [home]
    screen.show(tabs)
    let away = try #require((tabs.selectedViewController as? UINavigationController)?.topViewController)
    away.performSegue(withIdentifier: "back", sender: nil)
    screen.advance(by: 1)
    #expect(home.came.count == 1 && tabs.selectedIndex == 5 && home.view.window != nil)
    // The destination is below the source in the stack of the More tab.
    let second = try makeAway()
    tabs.moreNavigationController.pushViewController(second, animated: false)
    screen.settle()
    second.performSegue(withIdentifier: "back", sender: nil)
    screen.advance(by: 1)
    #expect(home.came.count == 2 && tabs.moreNavigationController.topViewController === home)
  }

  @Test func aPresentedControllerIsDismissed() throws {
    let home = Home(), away = try makeAway()
    screen.show(home)
    home.present(away, animated: false)
    away.performSegue(withIdentifier: "back", sender: nil)
    screen.advance(by: 1)
    #expect(home.came.count == 1 && home.presentedViewController == nil)
  }

  @Test func aContainerChoosesAmongItsChildren() throws {
    let container = Container(), home = Home(), other = Home(), away = try makeAway()
    for child in [home, other, away] as [UIViewController] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    screen.show(container)
    away.performSegue(withIdentifier: "back", sender: nil)
    #expect(container.asked == 1 && other.came.count == 1 && home.came.isEmpty, "the last child is searched first")
    container.allowed = [home]
    away.performSegue(withIdentifier: "back", sender: nil)
    #expect(home.came.count == 1 && other.came.count == 1)
  }
}
