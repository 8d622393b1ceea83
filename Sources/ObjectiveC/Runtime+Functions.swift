import Foundation
import Synchronization

// Functions of Objective-C's runtime that change classes. There is no such runtime on Linux: no method is found, and nothing is exchanged, so that
// code that swizzles compiles and leaves methods as they are.

/// A method of a class (Apple: Method). There is none on Linux.
public struct Method: Sendable {
  private init() {}
}

/// The address of a method's code (Apple: IMP).
public struct IMP: Sendable {
  public init(_ address: OpaquePointer) {}
  init() {}
}

/// Always nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Always nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
public func method_getImplementation(_ m: Method) -> IMP { preconditionFailure("there are no methods of Objective-C on Linux") }
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// Always false: nothing is added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? { nil }

/// Always nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP() }
/// Always false.
public func class_respondsToSelector(_ cls: AnyClass?, _ name: Selector?) -> Bool { false }

/// The class of an object; nil of nil.
public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Always nil: there are no classes that are made at run time.
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass? { nil }
public func objc_registerClassPair(_ cls: AnyClass) {}
public func objc_disposeClassPair(_ cls: AnyClass) {}
/// The object keeps its class, which is the result.
@discardableResult
public func object_setClass(_ object: Any?, _ cls: AnyClass) -> AnyClass? { object_getClass(object) }

/// The name of a class with its module, as `NSStringFromClass` gives it; `nil` of nil.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> { ClassNames.shared.name(of: cls) }
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }
/// The class of a name without its module, or of `@objc(Name)`.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objc_lookUpClass(name) }
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  let text = String(cString: name)
  return ClassTable.shared.type(named: text) ?? (_typeByName(text) as? AnyClass)
}

/// Names of classes that C functions gave out: they stay where they are, as Objective-C's do.
private final class ClassNames: Sendable {
  static let shared = ClassNames()

  /// Written once, and never freed.
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

/// The bytes that an object of the class takes; 0 of nil.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  cls.map { Int(instanceExtents($0).positive) } ?? 0
}

/// What Swift's runtime says of a class: the bytes before and after the place that a reference points to.
@_silgen_name("_swift_getSwiftClassInstanceExtents")
private func instanceExtents(_ cls: AnyClass) -> (negative: UInt, positive: UInt)
