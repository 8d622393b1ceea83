import Foundation

/// Calls initializers of classes that are known only at run time.
///
/// Apple's frameworks create cells, layers, delegates and view controllers from a class value, with the Objective-C runtime. Swift calls an
/// initializer through a class value only if the initializer is `required`, which those of Apple's classes are not. Each of them nevertheless has
/// an entry in the method tables of all subclasses, at the same position. A subclass that declares the initializer as `required` therefore serves
/// as a table: a call through it, on another class of the hierarchy, runs the initializer of that other class.
///
/// This is the only code that relies on the memory layout of classes. The language does not guarantee it, so the first use creates objects
/// of three kinds of classes in this way, and stops the program if the compiler uses another layout. Each created object is checked, too.
package enum InitializerTable {
  /// Returns a class as the table through which its initializers are called.
  ///
  /// - Parameters:
  ///   - type: the class of the object to create.
  ///   - table: an open class that declares the initializers of a superclass of `type` as `required`. If it were not open, the optimizer
  ///     would
  ///     assume that the object is of the class `table` itself.
  @inline(never)
  package static func of<Table: AnyObject>(_ type: AnyClass, as table: Table.Type) -> Table.Type {
    _ = isVerified
    return entries(of: type, as: table)
  }

  /// Creates an object by its `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object { checked(of(type, as: _ObjectInstance.self).init(), type) }

  /// Returns an object that was created through a table, as an object of its class. Not optimized: an optimizer that knows the table's
  /// class would conclude that the cast to another class always fails.
  @inline(never) @_optimize(none)
  package static func checked<Object: AnyObject>(_ made: AnyObject, _ type: Object.Type) -> Object {
    guard Swift.type(of: made) == type as AnyClass, let object = made as? Object else {
      stop("\(type) was created as \(Swift.type(of: made))")
    }
    return object
  }

  @inline(never)
  private static func entries<Table: AnyObject>(of type: AnyClass, as table: Table.Type) -> Table.Type {
    unsafeBitCast(type, to: Table.Type.self)
  }

  // MARK: The check

  private class Plain: NSObject {
    var text = "field"
    override init() {
      super.init()
      text += " and init"
    }
  }
  private final class Derived: Plain {
    let number = 7
  }
  private final class Generic<Value>: NSObject {
    var values: [Value] = []
    let text: String
    override init() { text = "\(Value.self)" }
  }

  private static let isVerified: Void = {
    func make<Object: NSObject>(_ type: Object.Type) -> Object { checked(entries(of: type, as: _ObjectInstance.self).init(), type) }
    let plain = make(Plain.self), derived = make(Derived.self)
    guard plain.text == "field and init", derived.text == "field and init", derived.number == 7,
      make(Generic<[Int]>.self).text == "Array<Int>", make(Generic<Character>.self).text == "Character"
    else { stop("the check at the first use failed") }
  }()

  private static func stop(_ fault: String) -> Never {
    fatalError(
      """
      This Swift compiler lays out classes in another way than Vitrine relies on to create objects from their class (\(fault)). Build with the \
      compiler that Vitrine was built by; `vitrine doctor` names it.
      """)
  }
}

/// The table of `NSObject.init()`; not meant for programs.
open class _ObjectInstance: NSObject {
  public required override init() { super.init() }
}
