import QuartzCore

/// Stores the blocks that run alongside and after a transition or a change of size or traits.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var changes: [Block] = []
  private var hasBegun = false
  /// The time at which the alongside blocks were run.
  private var beginTime: CFTimeInterval = 0

  /// The transition; nil for a change of the window, which is not animated.
  weak var transition: TransitionContext?
  private let fallbackContainer: UIView

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  var transitionDuration: TimeInterval = 0
  var initiallyInteractive = false
  var isInteractive = false
  var isCancelled = false
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  /// The orientations before and after a rotation of the window; nil if there is none.
  var rotation: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
  var isInterruptible: Bool { false }
  var targetTransform: CGAffineTransform { .identity }

  init(in fallbackContainer: UIView, isAnimated: Bool = false, style: UIModalPresentationStyle = .none) {
    self.fallbackContainer = fallbackContainer
    self.isAnimated = isAnimated
    presentationStyle = style
  }

  var containerView: UIView { transition?.containerView ?? fallbackContainer }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { transition?.viewController(forKey: key) }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    guard hasBegun else {
      alongside.append(animation)
      return true
    }
    return animateForRemainingTime(animation)
  }

  /// Runs a block of a program that asks for the coordinator after `pushViewController(_:animated:)` or `present(_:animated:completion:)`
  /// has begun the transition, for its remaining time. iOS begins a transition with the next layout, so that such blocks are in time there.
  /// - Returns: false if the transition is interactive or over.
  private func animateForRemainingTime(_ animation: @escaping Block) -> Bool {
    let remaining = beginTime + transitionDuration - CACurrentMediaTime()
    guard isAnimated, !isInteractive, transition != nil, remaining > 0 else { return false }
    UIView.animate(withDuration: remaining, delay: 0, options: [completionCurve.options, .allowUserInteraction]) { animation(self) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changes.append(handler) }

  // MARK: Called by the transition

  /// Runs the alongside blocks, including those added while it runs.
  func runAlongside() {
    while !alongside.isEmpty {
      let blocks = alongside
      alongside = []
      guard isAnimated, transitionDuration > 0 else {
        for block in blocks { block(self) }
        continue
      }
      UIView.animate(withDuration: transitionDuration, delay: 0, options: [completionCurve.options, .allowUserInteraction]) {
        for block in blocks { block(self) }
      }
    }
    hasBegun = true
    beginTime = CACurrentMediaTime()
  }

  func interactionChanged(to isInteractive: Bool) {
    guard isInteractive != self.isInteractive else { return }
    self.isInteractive = isInteractive
    for block in changes { block(self) }
  }

  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }

  /// Runs `change` without an animation, then the alongside and completion blocks.
  func run(_ change: () -> Void) {
    change()
    runAlongside()
    runCompletions()
  }
}

extension UIView.AnimationCurve {
  var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
