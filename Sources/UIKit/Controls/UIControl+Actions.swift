import CoreGraphics
import Foundation

extension UIControl {
  func register(_ receiver: ControlRegistration.Receiver, for events: Event) {
    registrations.removeAll { $0.isDead }
    let new = ControlRegistration(receiver: receiver, events: events)
    // If the target and the action are registered already, only the events are added.
    if case .target(let target, let action) = receiver,
      let index = registrations.firstIndex(where: {
        if case .target(let own, let ownAction) = $0.receiver { own.object === target.object && ownAction == action } else { false }
      })
    {
      registrations[index].events.formUnion(events)
      return
    }
    registrations.append(new)
  }

  func unregister(_ events: Event, where matches: (ControlRegistration) -> Bool) {
    for index in registrations.indices where matches(registrations[index]) { registrations[index].events.subtract(events) }
    registrations.removeAll { $0.events.isEmpty || $0.isDead }
  }

  func sendActions(for events: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.receiver {
      case .target(let target, let action):
        if let object = target.object { sendAction(action, to: object, for: event) }
      case .responderChain(let action): sendAction(action, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }

  var livingTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        if case .target(let target, _) = registration.receiver { target.object as? NSObject } else { nil }
      })
  }

  var heardEvents: Event {
    registrations.filter { !$0.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls `iterator` for each registration with its action, or with its target and selector, until `stop` is true. Apple:
  /// enumerateEventHandlers(_:).
  public func enumerateEventHandlers(
    _ iterator: (_ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ event: UIControl.Event, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for registration in registrations where !registration.isDead && !stop {
      switch registration.receiver {
      case .target(let target, let action): iterator(nil, (target.object, action), registration.events, &stop)
      case .responderChain(let action): iterator(nil, (nil, action), registration.events, &stop)
      case .action(let action): iterator(action, nil, registration.events, &stop)
      }
    }
  }

  func actionNames(of target: Any?, for controlEvent: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard registration.events.contains(controlEvent) else { return nil }
      switch registration.receiver {
      case .target(let own, let action): return own.object === (target as AnyObject?) && target != nil ? action.name : nil
      case .responderChain(let action): return target == nil ? action.name : nil
      case .action: return nil
      }
    }
    return names.isEmpty ? nil : names
  }
}
