extension URLSessionConfiguration {
  /// Always false: a session that ends with the program launches none.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
}
