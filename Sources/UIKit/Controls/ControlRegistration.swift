import CoreGraphics

/// Somebody who wants to hear of events of a control.
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

  /// Whether its target is gone, so that it never hears of anything again.
  var isDead: Bool { if case .target(let target, _) = receiver { target.object == nil } else { false } }

  /// nil stands for any.
  func matches(target: AnyObject?, action: Selector?) -> Bool {
    switch receiver {
    case .target(let own, let ownAction): (target == nil || own.object === target) && (action == nil || action == ownAction)
    case .responderChain(let ownAction): target == nil && (action == nil || action == ownAction)
    case .action: false
    }
  }
}
