import Testing
import UIKit
import VitrineTesting

/// A navigation controller whose class decides about the back button, as many programs do to ask before changes are lost.
private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
  var allows = false
  var asked: [String] = []
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title ?? "")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { asked.append("did \(item.title ?? "")") }
}

/// Tests what a navigation controller tells programs, by Apple's pages on `UINavigationBar.delegate`, `UINavigationBarDelegate`,
/// `UIViewController.setToolbarItems(_:animated:)` and `UIViewControllerTransitionCoordinator`.
@Suite @MainActor struct NavigationCallbackTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private let first = UIViewController(), second = UIViewController()

  init() {
    first.title = "First"
    second.title = "Second"
  }

  @Test func aSubclassDecidesAboutTheBackButton() throws {
    let navigation = AskingNavigation()
    navigation.viewControllers = [first, second]
    screen.show(navigation)
    #expect(navigation.navigationBar.delegate === navigation)
    try screen.tap("First")
    screen.advance(by: 1)
    #expect(navigation.asked == ["Second"] && navigation.topViewController === second)
    navigation.allows = true
    try screen.tap("First")
    screen.advance(by: 1)
    #expect(navigation.asked == ["Second", "Second", "did Second"] && navigation.viewControllers == [first])
    #expect(navigation.navigationBar.items == [first.navigationItem])
  }

  @Test func otherControllersHaveNoDelegateOfTheBar() throws {
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    screen.show(navigation)
    #expect(navigation.navigationBar.delegate == nil)
    try screen.tap("First")
    screen.advance(by: 1)
    #expect(navigation.topViewController === first)
  }

  @Test func toolbarItemsShowAtOnce() {
    let navigation = UINavigationController(rootViewController: first)
    navigation.isToolbarHidden = false
    screen.show(navigation)
    let item = UIBarButtonItem(systemItem: .done)
    first.setToolbarItems([item], animated: false)
    #expect(navigation.toolbar.items == [item])
    second.toolbarItems = []
    #expect(navigation.toolbar.items == [item])
    first.toolbarItems = nil
    #expect(navigation.toolbar.items ?? [] == [])
  }

  /// Programs ask for the coordinator after the call that begins the transition.
  @Test func blocksThatComeAfterAPushRunAlongside() {
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    let view = UIView()
    navigation.view.addSubview(view)
    navigation.pushViewController(second, animated: true)
    var calls: [String] = []
    let queued = navigation.transitionCoordinator?.animate(
      alongsideTransition: { context in
        view.alpha = 0.5
        calls.append("alongside \(context.viewController(forKey: .to) === second)")
      }, completion: { calls.append("completed \($0.isCancelled)") })
    #expect(queued == true && calls == ["alongside true"] && view.layer.animation(forKey: "opacity") != nil)
    screen.advance(by: 1)
    #expect(calls == ["alongside true", "completed false"] && view.layer.animation(forKey: "opacity") == nil)
  }

  @Test func blocksThatComeAfterAPresentationRunAlongside() {
    screen.show(first)
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    let coordinator = second.transitionCoordinator
    var calls = 0
    #expect(coordinator?.animate(alongsideTransition: { _ in calls += 1 }, completion: nil) == true && calls == 1)
    screen.advance(by: 1)
    #expect(coordinator?.animate(alongsideTransition: { _ in calls += 1 }, completion: nil) == false && calls == 1)
  }
}
