import CoreGraphics

extension UIView {
  /// Predefined animations of the system (Apple: UIView.SystemAnimation).
  public enum SystemAnimation: UInt, Sendable {
    /// Removes the views from their superviews at the end.
    case delete
  }

  /// Shrinks and fades the views in 0.25 seconds, together with `parallelAnimations`, then removes them from their superviews. Afterwards
  /// the views have their previous alpha and transform.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { ($0, $0.alpha, $0.transform) }
    animate(withDuration: 0.25, delay: 0, options: options) {
      for (view, _, transform) in looks {
        view.alpha = 0
        view.transform = transform.scaledBy(x: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, alpha, transform) in looks {
        view.removeFromSuperview()
        view.alpha = alpha
        view.transform = transform
      }
      completion?(finished)
    }
  }
}
