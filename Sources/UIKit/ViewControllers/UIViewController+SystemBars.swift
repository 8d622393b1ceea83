extension UIViewController {
  /// Deprecated in iOS 16. Does nothing: a window is not turned.
  public class func attemptRotationToDeviceOrientation() {}
}
