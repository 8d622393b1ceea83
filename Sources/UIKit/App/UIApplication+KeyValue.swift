extension UIApplication {
  /// `shared` by its name: how code that extensions share reaches the application, which Apple keeps from them.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  public class func value(forKey key: String) -> Any? { ["shared", "sharedApplication"].contains(key) ? shared : nil }
}
