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

/// How many bytes an object of the class takes. Swift's metadata of a class says so after its kind, its superclass, its flags and its address point.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  let offset = 2 * MemoryLayout<Int>.size + 2 * MemoryLayout<UInt32>.size
  return Int(unsafeBitCast(cls, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: UInt32.self))
}

/// The class's name, which stays where it is for as long as the program runs.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.pointer(to: cls.map { String(reflecting: $0) } ?? "nil")
}

/// Texts that C code may point to for ever: one for each class that was asked for.
private final class ClassNames: Sendable {
  static let shared = ClassNames()
  private let names = Mutex<[String: Int]>([:])

  func pointer(to name: String) -> UnsafePointer<CChar> {
    let address = names.withLock { names -> Int in
      if let known = names[name] { return known }
      let text = name.utf8CString
      let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.count)
      _ = memory.initialize(from: text)
      let address = Int(bitPattern: memory.baseAddress)
      names[name] = address
      return address
    }
    return UnsafePointer(bitPattern: address)!
  }
}
