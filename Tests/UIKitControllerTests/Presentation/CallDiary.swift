import UIKit

/// A log of calls, one in each line.
@MainActor
final class CallDiary {
  private var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

/// A controller that logs its appearance callbacks.
class DiaryController: UIViewController {
  let name: String
  let diary: CallDiary

  init(_ name: String, _ diary: CallDiary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func note(_ text: String) { diary.note("\(name).\(text)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear\(isBeingPresented ? " presented" : "")") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear\(isBeingPresented ? " presented" : "")") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear\(isBeingDismissed ? " dismissed" : "")") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear\(isBeingDismissed ? " dismissed" : "")") }
}

/// A presentation controller that logs its calls.
final class DiaryPresentation: UIPresentationController {
  let diary: CallDiary

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ diary: CallDiary) {
    self.diary = diary
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 60) }
  override func presentationTransitionWillBegin() {
    diary.note("presentationTransitionWillBegin")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [diary] _ in diary.note("alongside") },
      completion: { [diary] in diary.note("alongside completed, cancelled \($0.isCancelled)") })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { diary.note("presentationTransitionDidEnd \(completed)") }
  override func dismissalTransitionWillBegin() { diary.note("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { diary.note("dismissalTransitionDidEnd \(completed)") }
}

/// An animator that fades or moves a view with `UIView.animate`, and logs its calls.
final class DiaryAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let diary: CallDiary
  let comes: Bool

  init(_ diary: CallDiary, comes: Bool) {
    self.diary = diary
    self.comes = comes
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    diary.note("animateTransition\(context.isInteractive ? " interactive" : "")")
    let moving = context.view(forKey: comes ? .to : .from)
    if let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if comes { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
    }
    if comes { moving?.alpha = 0 }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      moving?.alpha = self.comes ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { diary.note("animationEnded \(transitionCompleted)") }
}

/// A transitioning delegate that returns the above objects.
final class DiaryTransitions: NSObject, UIViewControllerTransitioningDelegate {
  let diary: CallDiary
  var interactor: UIPercentDrivenInteractiveTransition?

  init(_ diary: CallDiary) { self.diary = diary }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DiaryAnimator(diary, comes: true) }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    DiaryAnimator(diary, comes: false)
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { DiaryPresentation(presented, presenting, diary) }
}
