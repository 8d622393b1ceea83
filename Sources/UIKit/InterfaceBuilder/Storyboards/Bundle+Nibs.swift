extension Bundle {
  /// Returns new top-level objects from a `.xib` file in the bundle; nil if there is no such file (Apple: loadNibNamed(_:owner:options:)).
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    let bundle = self == .main ? nil : self
    guard UINib.exists(name, in: bundle) else {
      UIKitLog.refused("there is no \(name).xib in \(bundlePath)")
      return nil
    }
    return UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options)
  }
}
