extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Called when an object of an Interface Builder file is complete: its outlets and actions are connected (Apple: UINibLoadingAdditions). Views,
  /// controllers and bar items have a method of their own. The default does nothing.
  public func awakeFromNib() {
    if let body = _vitrineOverride(self, "awakeFromNib") { _ = body([]) }
  }
}
