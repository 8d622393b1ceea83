/// An object that stores registrations for its trait changes: a view or a view controller.
@MainActor protocol TraitRegistrationKeeper: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitRegistrationKeeper {
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  func tellTraitObservers(of previous: UITraitCollection) {
    guard !traitRegistrations.isEmpty else { return }
    let traits = traitCollection
    for registration in traitRegistrations where registration.concerns(traits, previous) { registration.handler(previous) }
  }
}

extension UIView: TraitRegistrationKeeper {
  var traitRegistrations: [TraitRegistration] {
    get { viewState.traitRegistrations }
    set { viewState.traitRegistrations = newValue }
  }
}

extension UIViewController: TraitRegistrationKeeper {}
