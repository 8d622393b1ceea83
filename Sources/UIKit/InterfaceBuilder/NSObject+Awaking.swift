extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Called when an object of an Interface Builder file has been loaded and its outlets and actions are connected (Apple:
  /// UINibLoadingAdditions). Views, controllers and bar items have their own method. The default does nothing.
  public func awakeFromNib() {
    if let body = _vitrineOverride(self, "awakeFromNib") { _ = body([]) }
  }
}
