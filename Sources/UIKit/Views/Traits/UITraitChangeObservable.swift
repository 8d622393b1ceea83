/// An object whose trait changes can be observed (Apple: UITraitChangeObservable): a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Removes a registration; its handler is no longer called.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The result of `registerForTraitChanges` (Apple: UITraitChangeRegistration).
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// Registers a handler that is called when one of the traits changes, after `traitCollectionDidChange(_:)`, with this object
  /// and the previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    store(
      TraitRegistration(traits) { [weak self] previous in
        if let self { handler(self, previous) }
      })
  }

  /// Registers a handler whose parameter types are written out, as in `(self: Self, previousTraitCollection: UITraitCollection)`.
  /// A handler for objects of another class is refused.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    if !(self is Environment) {
      UIKitLog.refused("\(type(of: self)) is not a \(Environment.self), which the handler of trait changes expects")
    }
    return store(
      TraitRegistration(traits) { [weak self] previous in
        if let environment = self as? Environment { handler(environment, previous) }
      })
  }

  /// Registers an action that is sent to `target` with this object and the previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = TraitTarget(target as AnyObject)
    return store(
      TraitRegistration(traits) { [weak self] previous in
        guard let self, let target = receiver.object else { return }
        action.send(to: target, self, previous)
      })
  }

  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  private func store(_ registration: TraitRegistration) -> TraitRegistration {
    (self as? any TraitRegistrationKeeper)?.traitRegistrations.append(registration)
    return registration
  }
}

/// A handler of trait changes (Apple: UITraitChangeHandler).
public typealias UITraitChangeHandler<TraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

/// A weak reference to the target of a registration.
private final class TraitTarget {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
