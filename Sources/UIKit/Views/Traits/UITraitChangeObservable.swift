/// Something whose trait changes can be heard of (Apple: UITraitChangeObservable): views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Hears no more.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What `registerForTraitChanges` gives (Apple: UITraitChangeRegistration).
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
  /// Calls `handler` when one of the traits changes, after `traitCollectionDidChange(_:)`, with this object and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    keep(
      TraitRegistration(traits) { [weak self] previous in
        if let self { handler(self, previous) }
      })
  }

  /// Sends an action to `target` with this object and the traits before; nil is this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = TraitTarget(target as AnyObject)
    return keep(
      TraitRegistration(traits) { [weak self] previous in
        guard let self, let target = receiver.object else { return }
        action.send(to: target, self, previous)
      })
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  private func keep(_ registration: TraitRegistration) -> TraitRegistration {
    (self as? any TraitRegistrationKeeper)?.traitRegistrations.append(registration)
    return registration
  }
}

/// Keeps a target as long as it lives.
private final class TraitTarget {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
