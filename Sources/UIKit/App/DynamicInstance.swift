/// An object of a class that is only known at run time.
///
/// Swift calls an initialiser through a class value only where it is `required`, which `NSObject.init()` is not on Linux, and
/// what Apple's UIKit does through Objective-C: make the delegate by its class's name. The initialiser is in every subclass's
/// table all the same. This class declares the same entry as required; calling it on another class of the hierarchy runs that
/// class's own.
open class DynamicInstance: NSObject {
  public required override init() {
    super.init()
  }

  /// `NSObject`'s designated initialiser, run on `type`.
  @inline(never)
  @MainActor static func make(_ type: NSObject.Type) -> NSObject {
    let table = unsafeBitCast(type as AnyClass, to: DynamicInstance.Type.self)
    return table.init()
  }
}
