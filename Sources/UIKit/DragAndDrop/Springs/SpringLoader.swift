import QuartzCore

/// Activates the spring-loaded view over which a drag rests. Its state is `possible` while the finger is over it, `activating` when the
/// finger has rested for a while, and `activated` soon after. Then nothing happens until the finger leaves the view.
@MainActor
final class SpringLoader {
  /// The time of rest before the activation is announced, and from then to the activation, in seconds. Vitrine's own value.
  static let rest = 0.5
  static let notice = 0.4
  /// The movement of the finger, in points, after which the rest begins anew. Vitrine's own value.
  static let slop: CGFloat = 10

  private unowned let session: DragSession
  private var spring: SpringTarget?
  private var timer: ClockTimer?
  /// The location of the finger on the screen when it came to rest.
  private var anchor = CGPoint.zero

  init(_ session: DragSession) { self.session = session }

  /// Finds the spring-loaded view under the finger.
  func follow(_ hit: UIView?) {
    let location = session.contents.location
    var found: SpringTarget?, link = hit
    while let view = link, found == nil {
      link = view.superview
      found = SpringTarget(of: view, for: session.contents)
    }
    if let spring, found?.key == spring.key {
      guard spring.context.state != .activated, hypot(location.x - anchor.x, location.y - anchor.y) > Self.slop else { return }
      return wait()
    }
    stop()
    spring = found
    if found != nil { wait() }
  }

  /// Stops waiting over the current view.
  func stop() {
    timer?.cancel()
    timer = nil
    guard let old = spring else { return }
    spring = nil
    let wasActivated = old.context.state == .activated
    show(.inactive, old)
    if !wasActivated { finish(old) }
  }

  private func wait() {
    timer?.cancel()
    anchor = session.contents.location
    guard let spring else { return }
    show(.possible, spring)
    schedule(after: Self.rest) { [weak self] in
      guard let self, let spring = self.spring else { return }
      show(.activating, spring)
      schedule(after: Self.notice) { [weak self] in self?.activate() }
    }
  }

  private func activate() {
    guard let spring else { return }
    show(.activated, spring)
    spring.activate()
    finish(spring)
    // The activation may have brought other views under the finger.
    session.updateDestination()
  }

  private func finish(_ spring: SpringTarget) {
    if let interaction = spring.interaction { interaction.interactionBehavior.interactionDidFinish(interaction) }
  }

  private func show(_ state: UISpringLoadedInteractionEffectState, _ spring: SpringTarget) {
    guard spring.context.state != state else { return }
    spring.context.state = state
    if let interaction = spring.interaction {
      interaction.interactionEffect.interaction(interaction, didChangeWith: spring.context)
    } else {
      spring.context.targetView?.showSpring(state)
    }
  }

  private func schedule(after seconds: Double, _ body: @escaping () -> Void) {
    let timers = session.window.screen.timers
    timer = timers.schedule(at: timers.now + seconds, body)
  }
}

extension UIView {
  private static let blinking = "springLoading"

  /// Shows the state of a spring: the view is dimmed while it is possible and blinks before it is activated. The animations leave the view's
  /// own properties unchanged.
  func showSpring(_ state: UISpringLoadedInteractionEffectState) {
    layer.removeAnimation(forKey: Self.blinking)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = layer.opacity
    animation.toValue = layer.opacity * 0.5
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    switch state {
    case .inactive, .activated: return
    case .possible: animation.duration = 0.2
    case .activating:
      animation.duration = SpringLoader.notice / 4
      animation.autoreverses = true
      animation.repeatCount = 2
    }
    layer.add(animation, forKey: Self.blinking)
  }
}
