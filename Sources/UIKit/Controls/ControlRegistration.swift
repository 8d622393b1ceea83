import CoreGraphics

/// A receiver of control events: a target with an action, an action for the responder chain, or a `UIAction`.
@MainActor
struct ControlRegistration {
  enum Receiver {
    case target(WeakTarget, action: Selector)
    case responderChain(action: Selector)
    case action(UIAction)

    @MainActor static func targetAction(target: AnyObject?, isNil: Bool, action: Selector) -> Receiver {
      if let target, !isNil { .target(WeakTarget(object: target), action: action) } else { .responderChain(action: action) }
    }
  }

  struct WeakTarget {
    weak var object: AnyObject?
  }

  let receiver: Receiver
  var events: UIControl.Event

  var identifier: UIAction.Identifier? { if case .action(let action) = receiver { action.identifier } else { nil } }

  /// Whether the target has been deallocated.
  var isDead: Bool { if case .target(let target, _) = receiver { target.object == nil } else { false } }

  /// Whether the registration has a target and an action; nil stands for any.
  func matches(target: AnyObject?, action: Selector?) -> Bool {
    switch receiver {
    case .target(let own, let ownAction): (target == nil || own.object === target) && (action == nil || action == ownAction)
    case .responderChain(let ownAction): target == nil && (action == nil || action == ownAction)
    case .action: false
    }
  }
}
