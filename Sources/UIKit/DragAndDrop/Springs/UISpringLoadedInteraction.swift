/// Calls a closure when a drag rests over a view (Apple: UISpringLoadedInteraction).
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  public let interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// - Parameters:
  ///   - interactionBehavior: decides whether the view can be activated; nil for the default, which allows it.
  ///   - interactionEffect: shows the state; nil for the default, which highlights the target.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringDefaults()
    self.interactionEffect = interactionEffect ?? SpringDefaults()
    self.handler = handler
    super.init()
  }

  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// Decides whether an interaction can be activated (Apple: UISpringLoadedInteractionBehavior).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
  /// Called after the activation, and when the drag leaves the view before it.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the state of an interaction (Apple: UISpringLoadedInteractionEffect).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The states of an interaction (Apple: UISpringLoadedInteractionEffectState).
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive
  /// A drag is over the view.
  case possible
  /// The drag rests, and the activation comes soon.
  case activating
  case activated
}

/// The drag over an interaction's view (Apple: UISpringLoadedInteractionContext).
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect. Default: the view of the interaction.
  var targetView: UIView? { get set }
  /// An object that identifies the target. If it changes, the wait restarts.
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// The behavior and the effect of interactions without their own.
private final class SpringDefaults: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
    context.targetView?.showSpring(context.state)
  }
}
