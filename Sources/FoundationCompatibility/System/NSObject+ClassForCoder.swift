import Foundation

extension NSObject {
  /// Returns the class itself (Apple: NSObject.classForCoder). In Objective-C, the instance methods of the root class can also be called on
  /// classes, so `MyView.classForCoder()` is often used instead of `MyView.self`.
  @nonobjc public class func classForCoder() -> AnyClass { self }
}
