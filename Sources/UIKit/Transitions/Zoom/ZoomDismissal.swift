import GestureMachines

@MainActor private let dismissals = SideTable<UIViewController, ZoomDismissal>()

/// The gestures that dismiss or pop a zoomed controller: a pan downwards and a pinch. The transition follows their progress, and goes back
/// if they end early.
final class ZoomDismissal: UIPercentDrivenInteractiveTransition {
  /// The speed in points per second above which the direction of a pan decides, at any distance.
  private static let flick: CGFloat = 300

  private weak var controller: UIViewController?
  private weak var view: UIView?
  private let options: UIViewController.Transition.ZoomOptions
  /// Whether the gesture drives a transition.
  private(set) var isRunning = false

  /// Adds the gestures to a controller that was shown with a zoom. Called whenever a transition to it has ended.
  static func attach(to controller: UIViewController) {
    let former = dismissals[controller]
    guard case .zoom(let options, _)? = controller.preferredTransition?.kind, let view = controller.viewIfLoaded else {
      former?.detach()
      dismissals[controller] = nil
      return
    }
    if let former, former.view === view, former.options === options { return }
    former?.detach()
    dismissals[controller] = ZoomDismissal(of: controller, in: view, options)
  }

  /// Returns the running gesture on a controller.
  static func running(on controller: UIViewController) -> ZoomDismissal? { dismissals[controller].flatMap { $0.isRunning ? $0 : nil } }

  private var gestures: [UIGestureRecognizer] = []

  private init(of controller: UIViewController, in view: UIView, _ options: UIViewController.Transition.ZoomOptions) {
    self.controller = controller
    self.view = view
    self.options = options
    super.init()
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector("pinch:", ZoomDismissal.pinch(_:)))
    pinch.delegate = self
    gestures = [ZoomPanGestureRecognizer(self), pinch]
    for gesture in gestures { view.addGestureRecognizer(gesture) }
  }

  private func detach() {
    for gesture in gestures { view?.removeGestureRecognizer(gesture) }
    gestures = []
  }

  // MARK: Beginning

  /// Returns whether the controller can be dismissed now: it is on top, and no transition runs.
  private var isFree: Bool {
    guard let controller, controller.presented == nil else { return false }
    if let navigation = controller.navigationController, navigation.stack.count > 1 {
      return navigation.stack.last === controller && navigation.canPopNow
    }
    return controller.presenter != nil && !controller.isModalInPresentation && !controller.isDismissing
      && controller.presentation?.isTransitioning == false
  }

  /// Asks whether a gesture may begin.
  func mayBegin(at location: CGPoint, velocity: CGVector, natural: Bool) -> Bool {
    guard !isRunning, isFree else { return false }
    guard let ask = options.interactiveDismissShouldBegin else { return natural }
    return ask(.init(location: location, velocity: velocity, willBegin: natural))
  }

  private func begin() {
    guard isFree, let controller else { return }
    isRunning = true
    if let navigation = controller.navigationController, navigation.stack.count > 1 {
      navigation.replaceStack(with: navigation.stack.dropLast(), animated: true, interactor: self)
    } else if controller.presentation?.dismissByTouch() != true {
      isRunning = false
    }
  }

  // MARK: Gestures

  func pan(_ pan: UIPanGestureRecognizer) {
    guard let window = pan.view?.window else { return end(cancelled: true) }
    let part = pan.translation(in: window).y / max(window.bounds.height / 2, 1)
    switch pan.state {
    case .began:
      begin()
      follow(part)
    case .changed: follow(part)
    case .ended:
      follow(part)
      let speed = pan.velocity(in: window).y
      end(cancelled: abs(speed) > Self.flick ? speed < 0 : percentComplete < 0.4)
    default: end(cancelled: true)
    }
  }

  func pinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      begin()
      follow(1 - pinch.scale)
    case .changed: follow(1 - pinch.scale)
    case .ended:
      follow(1 - pinch.scale)
      end(cancelled: percentComplete < 0.3)
    default: end(cancelled: true)
    }
  }

  private func follow(_ part: CGFloat) {
    if isRunning { update(part) }
  }

  private func end(cancelled: Bool) {
    guard isRunning else { return }
    isRunning = false
    if cancelled { cancel() } else { finish() }
  }
}

extension ZoomDismissal: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pinch = gestureRecognizer as? UIPinchGestureRecognizer else { return true }
    return mayBegin(at: pinch.location(in: view), velocity: CGVector(dx: 0, dy: pinch.velocity), natural: pinch.scale < 1)
  }
}

/// The pan that dismisses a zoomed controller. Scroll views wait until it has recognized or failed.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var dismissal: ZoomDismissal?

  init(_ dismissal: ZoomDismissal) {
    self.dismissal = dismissal
    super.init(target: dismissal, action: Selector("pan:", ZoomDismissal.pan(_:)))
    maximumNumberOfTouches = 1
  }

  override func verdict(translation: CGVector) -> GestureVerdict {
    guard hypot(translation.dx, translation.dy) >= PanProgress.hysteresis else { return .wait }
    let speed = velocity(in: view)
    // A list goes first until it is at its top.
    let natural =
      translation.dy > abs(translation.dx) && scrollViewsUnderFinger.allSatisfy { $0.contentOffset.y <= -$0.adjustedContentInset.top }
    let begins = dismissal?.mayBegin(at: location(in: view), velocity: CGVector(dx: speed.x, dy: speed.y), natural: natural)
    return begins == true ? .recognise : .fail
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    contains(scrollOf: otherGestureRecognizer)
  }
}
