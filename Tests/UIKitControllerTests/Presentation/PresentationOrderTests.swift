import Testing
import UIKit
import VitrineTesting

/// Tests the complete sequences of Documentation/Cycles.md, "A presentation".
@Suite @MainActor struct PresentationOrderTests {
  private let diary = CallDiary()
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 600), scale: 1)
  private let below, above: DiaryController
  private let transitions: DiaryTransitions

  init() {
    below = DiaryController("b", diary)
    above = DiaryController("a", diary)
    transitions = DiaryTransitions(diary)
    screen.show(below)
    _ = diary.take()
  }

  private func presentByOwnMeans(style: UIModalPresentationStyle = .custom) {
    above.modalPresentationStyle = style
    above.transitioningDelegate = transitions
    below.present(above, animated: true) { [diary] in diary.note("present completed") }
  }

  @Test func aCustomPresentationTellsAllInOrder() {
    presentByOwnMeans()
    #expect(
      diary.take() == """
        a.viewDidLoad
        presentationTransitionWillBegin
        a.viewWillAppear presented
        animateTransition
        alongside
        """)
    screen.advance(by: 0.25)
    #expect(diary.take() == "a.viewIsAppearing")
    #expect(above.view.frame == CGRect(x: 10, y: 20, width: 100, height: 60) && above.transitionCoordinator != nil)
    screen.advance(by: 0.5)
    #expect(
      diary.take() == """
        a.viewDidAppear presented
        presentationTransitionDidEnd true
        present completed
        animationEnded true
        alongside completed, cancelled false
        """)
    #expect(below.view.window != nil && above.transitionCoordinator == nil && above.presentingViewController === below)
    below.dismiss(animated: true) { [diary] in diary.note("dismiss completed") }
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        dismissalTransitionWillBegin
        a.viewWillDisappear dismissed
        animateTransition
        a.viewDidDisappear dismissed
        dismissalTransitionDidEnd true
        dismiss completed
        animationEnded true
        """)
    #expect(above.presentingViewController == nil && above.view.window == nil && below.presentedViewController == nil)
  }

  @Test func aFullScreenPresentationTellsThePresenterToo() {
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true)
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        a.viewDidLoad
        b.viewWillDisappear
        a.viewWillAppear presented
        a.viewIsAppearing
        a.viewDidAppear presented
        b.viewDidDisappear
        """)
    #expect(below.view.superview == nil)
    above.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        a.viewWillDisappear dismissed
        b.viewWillAppear
        b.viewIsAppearing
        a.viewDidDisappear dismissed
        b.viewDidAppear
        """)
    #expect(below.view.superview === screen.window && below.view.frame == screen.window.bounds)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .popover, .automatic])
  func whatLeavesThePresenterInSightDoesNotTellIt(_ style: UIModalPresentationStyle) {
    above.modalPresentationStyle = style
    above.popoverPresentationController?.sourceView = below.view
    below.present(above, animated: true)
    screen.advance(by: 1)
    #expect(diary.take() == "a.viewDidLoad\na.viewWillAppear presented\na.viewIsAppearing\na.viewDidAppear presented")
    #expect(below.view.window != nil && above.view.window != nil)
    above.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(diary.take() == "a.viewWillDisappear dismissed\na.viewDidDisappear dismissed")
  }

  @Test func aDismissalInTheMiddleOfAPresentationEndsThatFirst() {
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true)
    screen.advance(by: 0.1)
    _ = diary.take()
    below.dismiss(animated: true)
    #expect(
      diary.take() == "a.viewDidAppear presented\nb.viewDidDisappear\na.viewWillDisappear dismissed\nb.viewWillAppear")
    screen.advance(by: 1)
    #expect(diary.take() == "b.viewIsAppearing\na.viewDidDisappear dismissed\nb.viewDidAppear")
    #expect(below.view.window != nil && above.view.window == nil)
  }

  // MARK: Interactive presentations

  @Test func anInteractivePresentationFollowsAndArrives() {
    let finger = UIPercentDrivenInteractiveTransition()
    transitions.interactor = finger
    presentByOwnMeans()
    #expect(diary.take().hasSuffix("animateTransition interactive\nalongside"))
    for part in [0.2, 0.6] {
      finger.update(part)
      screen.advance(by: 0.2)
      let shown = CGFloat(above.view.layer.presentation()?.opacity ?? -1)
      #expect(abs(shown - part) < 0.01)
    }
    #expect(above.transitionCoordinator?.isInteractive == true && above.transitionCoordinator?.percentComplete == 0.6)
    finger.finish()
    #expect(above.transitionCoordinator?.isInteractive == false)
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        a.viewIsAppearing
        a.viewDidAppear presented
        presentationTransitionDidEnd true
        present completed
        animationEnded true
        alongside completed, cancelled false
        """)
    #expect(above.view.alpha == 1 && below.presentedViewController === above)
  }

  @Test func aCancelledPresentationTakesAllBack() {
    let finger = UIPercentDrivenInteractiveTransition()
    transitions.interactor = finger
    presentByOwnMeans()
    finger.update(0.5)
    screen.settle()
    _ = diary.take()
    finger.cancel()
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        a.viewWillDisappear
        a.viewDidDisappear
        presentationTransitionDidEnd false
        animationEnded false
        alongside completed, cancelled true
        """)
    #expect(below.presentedViewController == nil && above.presentingViewController == nil && above.view.window == nil)
    #expect(below.view.window?.subviews.count == 1)
    transitions.interactor = nil
    presentByOwnMeans()
    screen.advance(by: 1)
    #expect(below.presentedViewController === above && diary.take().contains("present completed"))
  }

  @Test func aCancelledDismissalLeavesThePresentedControllerInPlace() {
    presentByOwnMeans()
    screen.advance(by: 1)
    let finger = UIPercentDrivenInteractiveTransition()
    transitions.interactor = finger
    below.dismiss(animated: true)
    finger.update(0.4)
    screen.settle()
    _ = diary.take()
    finger.cancel()
    screen.advance(by: 1)
    #expect(
      diary.take() == """
        a.viewWillAppear
        a.viewIsAppearing
        a.viewDidAppear
        dismissalTransitionDidEnd false
        animationEnded false
        """)
    #expect(below.presentedViewController === above && above.view.alpha == 1 && above.view.window != nil && !above.isBeingDismissed)
  }

  @Test func thePaceAfterTheFingerIsTheCompletionSpeed() {
    func turns(speed: CGFloat) -> Int {
      let finger = UIPercentDrivenInteractiveTransition()
      finger.completionSpeed = speed
      transitions.interactor = finger
      presentByOwnMeans()
      finger.update(0.5)
      finger.finish()
      var count = 0
      while above.transitionCoordinator != nil, count < 100 {
        screen.advance(by: 1.0 / 60)
        count += 1
      }
      transitions.interactor = nil
      below.dismiss(animated: false)
      return count
    }
    // Half of the half second is left.
    let once = turns(speed: 1), fast = turns(speed: 3)
    #expect((14...18).contains(once) && (4...8).contains(fast))
  }

  // MARK: Refused presentations

  @Test func aControllerPresentsOneAndIsPresentedOnce() {
    above.modalPresentationStyle = .overFullScreen
    below.present(above, animated: false)
    let other = UIViewController()
    below.present(other, animated: false)
    #expect(other.presentingViewController == nil && below.presentedViewController === above)
    other.present(above, animated: false)
    UIViewController().present(UIViewController(), animated: false)
    #expect(above.presentingViewController === below)
    above.present(other, animated: false)
    screen.settle()
    #expect(above.presentedViewController === other)
    below.dismiss(animated: false)
    #expect(other.view.window == nil && above.view.window == nil && above.presentedViewController == nil)
  }

  @Test func theCurrentContextIsCoveredAndNotTheWindow() {
    let child = DiaryController("c", diary)
    child.definesPresentationContext = true
    below.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    below.view.addSubview(child.view)
    child.didMove(toParent: below)
    screen.settle()
    _ = diary.take()
    above.modalPresentationStyle = .currentContext
    child.present(above, animated: false)
    screen.settle()
    #expect(above.presentingViewController === child && child.view.window == nil && below.view.window != nil)
    #expect(above.view.convert(above.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 320, height: 200))
    #expect(diary.take().contains("c.viewWillDisappear\na.viewWillAppear presented"))
    child.dismiss(animated: false)
    #expect(child.view.superview === below.view && child.view.frame.minY == 100)
  }
}
