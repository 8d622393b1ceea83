import UIKit

/// A custom animator with its presentation controller: a card that rotates as it grows, over a blur.
final class TurnTransition: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { TurnAnimator(comes: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    TurnAnimator(comes: false)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { TurnPresentation(presentedViewController: presented, presenting: presenting) }
}

private final class TurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let comes: Bool
  init(comes: Bool) { self.comes = comes }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: comes ? .to : .from), let controller = context.viewController(forKey: comes ? .to : .from) else {
      return context.completeTransition(false)
    }
    let small = CGAffineTransform(rotationAngle: -0.6).scaledBy(x: 0.1, y: 0.1)
    if comes {
      view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(view)
      view.transform = small
      view.alpha = 0
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      view.transform = self.comes ? .identity : small
      view.alpha = self.comes ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class TurnPresentation: UIPresentationController {
  private let blur = UIVisualEffectView(effect: nil)

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    return CGRect(x: bounds.midX - 140, y: bounds.midY - 120, width: 280, height: 240)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    blur.frame = containerView.bounds
    containerView.addSubview(blur)
    presentedView?.layer.cornerRadius = 20
    presentedView?.clipsToBounds = true
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.blur.effect = UIBlurEffect(style: .systemMaterial)
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.blur.effect = nil })
  }
}
