import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct NavigationTransitionTests {
  private let diary = CallDiary()
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private let a, b: DiaryController
  private let navigation = UINavigationController()

  init() {
    a = DiaryController("a", diary)
    b = DiaryController("b", diary)
    navigation.viewControllers = [a, b]
    screen.show(navigation)
    _ = diary.take()
  }

  private func swipe(to x: CGFloat, lift: Bool = true) {
    screen.touch(.began, at: CGPoint(x: 4, y: 200))
    for step in 1...20 {
      screen.advance(by: 1.0 / 60)
      screen.touch(.moved, at: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 20, y: 200))
    }
    // A pause prevents a flick.
    screen.advance(by: 0.3)
    if lift { screen.touch(.ended, at: CGPoint(x: x, y: 200)) }
  }

  @Test func aFingerFromTheLeftEdgeGoesBack() {
    swipe(to: 240, lift: false)
    #expect(diary.take() == "a.viewDidLoad\nb.viewWillDisappear\na.viewWillAppear\na.viewIsAppearing")
    #expect(navigation.transitionCoordinator?.isInteractive == true && navigation.viewControllers == [a])
    let shown = b.view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(shown - 236) < 2)
    screen.touch(.ended, at: CGPoint(x: 240, y: 200))
    screen.advance(by: 1)
    #expect(diary.take() == "b.viewDidDisappear\na.viewDidAppear")
    #expect(navigation.viewControllers == [a] && b.parent == nil && a.view.frame.minX == 0)
    #expect(navigation.navigationBar.items?.count == 1)
  }

  @Test func aFingerThatComesBackCancelsThePop() {
    swipe(to: 100)
    #expect(diary.take() == "a.viewDidLoad\nb.viewWillDisappear\na.viewWillAppear\na.viewIsAppearing")
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        a.viewWillDisappear
        a.viewDidDisappear
        b.viewWillAppear
        b.viewIsAppearing
        b.viewDidAppear
        """)
    #expect(navigation.viewControllers == [a, b] && b.parent === navigation && b.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(a.view.window == nil && navigation.navigationBar.items?.count == 2 && navigation.transitionCoordinator == nil)
    swipe(to: 300)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [a])
  }

  @Test func aFlickGoesBackHoweverShort() {
    screen.drag(from: CGPoint(x: 4, y: 200), to: CGPoint(x: 90, y: 205), duration: 0.08)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [a])
  }

  @Test func elsewhereOrWithoutAWayBackNothingHappens() {
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.2)
    b.navigationItem.hidesBackButton = true
    screen.drag(from: CGPoint(x: 4, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.2)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [a, b] && diary.take() == "")
    b.navigationItem.hidesBackButton = false
    navigation.popViewController(animated: false)
    screen.settle()
    screen.drag(from: CGPoint(x: 4, y: 200), to: CGPoint(x: 300, y: 200), duration: 0.2)
    #expect(navigation.viewControllers == [a])
  }

  @Test func theSwipeGoesBeforeAListThatScrollsSideways() {
    let list = UIScrollView(frame: b.view.bounds)
    list.contentSize = CGSize(width: 2000, height: 300)
    list.contentOffset.x = 500
    b.view.addSubview(list)
    screen.settle()
    swipe(to: 300)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [a] && list.contentOffset.x == 500)
  }

  @Test func theDelegateGivesAnimatorAndInteractor() {
    final class Giver: NSObject, UINavigationControllerDelegate {
      let diary: CallDiary
      var finger: UIPercentDrivenInteractiveTransition?
      init(_ diary: CallDiary) { self.diary = diary }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { diary.note("willShow") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { diary.note("didShow") }
      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        diary.note("animator for \(operation)")
        return DiaryAnimator(diary, comes: operation == .push)
      }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { finger }
    }
    let giver = Giver(diary), c = DiaryController("c", diary)
    navigation.delegate = giver
    navigation.pushViewController(c, animated: true)
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        animator for push
        c.viewDidLoad
        willShow
        b.viewWillDisappear
        c.viewWillAppear
        animateTransition
        c.viewIsAppearing
        b.viewDidDisappear
        c.viewDidAppear
        didShow
        animationEnded true
        """)
    giver.finger = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    giver.finger?.update(0.3)
    screen.advance(by: 0.1)
    giver.finger?.cancel()
    screen.advance(by: 1)
    #expect(navigation.topViewController === c && c.view.alpha == 1 && c.view.window != nil)
    #expect(diary.take().hasSuffix("c.viewDidAppear\nanimationEnded false"))
  }
}
