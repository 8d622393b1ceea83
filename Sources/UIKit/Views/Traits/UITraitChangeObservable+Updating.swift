extension UIView {
  /// Updates the traits of this view, and calls the handlers that are registered for the traits that changed (Apple:
  /// updateTraitsIfNeeded()). Traits are updated when they change, so this has an effect only for a view outside of windows.
  public func updateTraitsIfNeeded() { if traitCollection != viewState.knownTraits { adoptTraits() } }
}

extension UIViewController {
  /// Updates the traits of the controller's view, if it is loaded (Apple: updateTraitsIfNeeded()).
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
