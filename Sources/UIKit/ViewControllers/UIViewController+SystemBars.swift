extension UIViewController {
  /// Does nothing, since windows on a desktop cannot be rotated. Deprecated in iOS 16.
  public class func attemptRotationToDeviceOrientation() {}
}
