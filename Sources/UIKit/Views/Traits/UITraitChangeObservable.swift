/// Something whose trait changes can be heard of (Apple: UITraitChangeObservable): views and controllers.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Hears no more.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What `registerForTraitChanges` gives (Apple: UITraitChangeRegistration).
public protocol UITraitChangeRegistration: NSObjectProtocol {}

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

  /// The same for closures that name the type of what they get, as `(self: Self, previousTraitCollection: UITraitCollection)`; a handler for
  /// objects of another class is refused.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    if !(self is Environment) { UIKitLog.refused("\(type(of: self)) is no \(Environment.self), which the handler of trait changes is for") }
    return keep(
      TraitRegistration(traits) { [weak self] previous in
        if let environment = self as? Environment { handler(environment, previous) }
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

/// Hears of trait changes (Apple: UITraitChangeHandler).
public typealias UITraitChangeHandler<TraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

/// Keeps a target as long as it lives.
private final class TraitTarget {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
