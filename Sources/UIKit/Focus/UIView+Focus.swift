// Views and controllers are focus environments. Their overridable methods are declared in `UIResponder`.
extension UIView: UIFocusEnvironment {
  public func setNeedsFocusUpdate() { containingWindow?.focus.requestFocusUpdate(to: self) }
  public func updateFocusIfNeeded() { containingWindow?.focus.updateFocusIfNeeded() }
}

extension UIViewController: UIFocusEnvironment {
  public func setNeedsFocusUpdate() { viewIfLoaded?.window?.focus.requestFocusUpdate(to: self) }
  public func updateFocusIfNeeded() { viewIfLoaded?.window?.focus.updateFocusIfNeeded() }
}

extension UIResponder {
  var defaultFocusEnvironments: [any UIFocusEnvironment] {
    (self as? UIView)?.children ?? (self as? UIViewController)?.viewIfLoaded.map { [$0] } ?? []
  }
}
