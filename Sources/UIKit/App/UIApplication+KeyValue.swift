extension UIApplication {
  /// Returns the shared application for its name. Code that is shared with extensions uses this, since Apple does not let
  /// extensions access the application directly.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  public class func value(forKey key: String) -> Any? { ["shared", "sharedApplication"].contains(key) ? shared : nil }
}
