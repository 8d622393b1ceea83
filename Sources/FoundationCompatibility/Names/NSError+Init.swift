extension NSError {
  /// Creates an error without a domain, as `NSError()` does on Apple's systems. The parameter lets the call choose this initializer.
  public convenience init(_vitrine: Void = ()) { self.init(domain: "", code: 0) }
}
