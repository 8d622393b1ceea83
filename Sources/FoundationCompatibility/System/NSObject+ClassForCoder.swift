import Foundation

extension NSObject {
  /// Returns the class itself (Apple: NSObject.classForCoder). In Objective-C a class answers the instance methods of the root class, so that
  /// `MyView.classForCoder()` is common for `MyView.self`.
  @nonobjc public class func classForCoder() -> AnyClass { self }
}
