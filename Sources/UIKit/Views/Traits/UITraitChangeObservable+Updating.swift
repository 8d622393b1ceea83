extension UIView {
  /// Brings the traits of this view up to date, and calls what is registered for the traits that changed (Apple: updateTraitsIfNeeded()).
  /// Traits are adopted when they change, so that only a view outside of windows can be behind.
  public func updateTraitsIfNeeded() { if traitCollection != viewState.knownTraits { adoptTraits() } }
}

extension UIViewController {
  /// Brings the traits of the controller's view up to date, if it is loaded (Apple: updateTraitsIfNeeded()).
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
