import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct TabTransitionTests {
  private final class Giver: NSObject, UITabBarControllerDelegate {
    let diary: CallDiary
    var finger: UIPercentDrivenInteractiveTransition?
    init(_ diary: CallDiary) { self.diary = diary }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DiaryAnimator(diary, comes: true) }
    func tabBarController(
      _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
  }

  @Test func theDelegatesAnimatorChangesTabsAndAFingerCanTakeThemBack() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let diary = CallDiary(), giver = Giver(diary), tabs = UITabBarController()
    let a = DiaryController("a", diary), b = DiaryController("b", diary)
    tabs.viewControllers = [a, b]
    screen.show(tabs)
    tabs.delegate = giver
    _ = diary.take()
    tabs.selectedIndex = 1
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        b.viewDidLoad
        a.viewWillDisappear
        b.viewWillAppear
        animateTransition
        b.viewIsAppearing
        a.viewDidDisappear
        b.viewDidAppear
        animationEnded true
        """)
    #expect(a.view.window == nil && b.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    giver.finger = UIPercentDrivenInteractiveTransition()
    tabs.selectedIndex = 0
    giver.finger?.update(0.5)
    screen.advance(by: 0.1)
    giver.finger?.cancel()
    screen.advance(by: 1)
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === b.tabBarItem && a.view.window == nil && b.view.window != nil)
    #expect(diary.take().hasSuffix("b.viewIsAppearing\nb.viewDidAppear\nanimationEnded false"))
  }
}
