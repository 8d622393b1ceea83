import Foundation
import Synchronization

// Functions of the Objective-C runtime that modify classes. There is no such runtime on Linux: methods are never found or exchanged, so
// code that swizzles compiles and has no effect.

/// A method of a class (Apple: Method). Never exists on Linux.
public struct Method: Sendable {
  private init() {}
}

/// The address of a method's code (Apple: IMP).
public struct IMP: Sendable {
  /// Creates an implementation; the address is ignored.
  public init(_ address: OpaquePointer) {}
  init() {}
}

/// Always returns nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Always returns nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Has no effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getImplementation(_ m: Method) -> IMP { preconditionFailure("there are no methods of Objective-C on Linux") }
/// Returns `imp`, and has no other effect.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Always returns nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Always returns false; no method is added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }
/// Always returns nil; no method is replaced.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? { nil }

/// Always returns nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
/// Returns an implementation that cannot be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }
/// Always returns false.
public func class_respondsToSelector(_ cls: AnyClass?, _ name: Selector?) -> Bool { false }

/// Returns the class of an object; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Always returns nil: classes cannot be created at run time.
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass? { nil }
public func objc_registerClassPair(_ cls: AnyClass) {}
public func objc_disposeClassPair(_ cls: AnyClass) {}
/// Returns the object's class, which is not changed.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(object) }

/// Returns the name of a class with its module, as `NSStringFromClass` does; `nil` for nil.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.shared.name(of: cls) }
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }
/// Returns the class with a name, given without its module, or with the name in `@objc(Name)`.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objc_lookUpClass(name) }
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  let text = String(cString: name)
  return ClassTable.shared.type(named: text) ?? (_typeByName(text) as? AnyClass)
}

/// The class names that C functions have returned. Their addresses stay valid, as in Objective-C.
private final class ClassNames: Sendable {
  static let shared = ClassNames()

  /// A C string that is written once and never freed.
  private struct Name: @unchecked Sendable { let text: UnsafePointer<CChar> }
  private let names = Mutex<[String: Name]>([:])

  func name(of type: AnyClass?) -> UnsafePointer<CChar> {
    let name = type.map { String(reflecting: $0) } ?? "nil"
    return names.withLock { names -> Name in
      if let known = names[name] { return known }
      guard let copy = strdup(name) else { fatalError("there is no memory for the name \(name)") }
      let made = Name(text: copy)
      names[name] = made
      return made
    }.text
  }
}

/// Returns the size of an object of the class in bytes; 0 for nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  cls.map { Int(instanceExtents($0).positive) } ?? 0
}

/// Returns the number of bytes of an object before and after the address of its reference. A function of the Swift runtime.
@_silgen_name("_swift_getSwiftClassInstanceExtents")
private func instanceExtents(_ cls: AnyClass) -> (negative: UInt, positive: UInt)
