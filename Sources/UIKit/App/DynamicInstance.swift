/// Creates objects of classes that are known only at run time.
///
/// Apple's UIKit creates the delegate from its class name by way of Objective-C. In Swift, an initialiser can be called on a
/// class value only if it is `required`, which `NSObject.init()` is not on Linux. The initialiser nevertheless has an entry in
/// the method table of every subclass. This class declares the same entry as required; a call through it on another class of the
/// hierarchy runs the initialiser of that class.
open class DynamicInstance: NSObject {
  public required override init() {
    super.init()
  }

  /// Returns a new object of `type`, created with its `NSObject.init()`.
  @inline(never)
  @MainActor static func make(_ type: NSObject.Type) -> NSObject {
    let table = unsafeBitCast(type as AnyClass, to: DynamicInstance.Type.self)
    return table.init()
  }
}
