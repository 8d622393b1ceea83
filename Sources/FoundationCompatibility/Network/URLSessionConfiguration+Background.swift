extension URLSessionConfiguration {
  /// What the shim writes for `background(withIdentifier:)`: a session whose transfers end with the program.
  public class func _vitrineBackground(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

  /// Always false: a session that ends with the program launches none.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
}
