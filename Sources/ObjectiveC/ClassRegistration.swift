/// The members that the compiler shim registers for a class.
public struct ClassRegistration<Class: AnyObject> {
  var members = ClassTable.Members()

  /// Registers a method that Objective-C can call.
  public mutating func method(_ selector: String, _ call: @escaping @MainActor @Sendable (Class, MethodArguments) throws -> Any?) {
    members.methods[selector] = Self.method(call)
  }

  /// Registers a static method that Objective-C can call.
  public mutating func classMethod(_ selector: String, _ call: @escaping @MainActor @Sendable (MethodArguments) throws -> Any?) {
    members.classMethods[selector] = { _, arguments in try call(arguments) }
  }

  /// Registers an override of a static method that an extension declares.
  public mutating func classOverride(_ key: String, _ call: @escaping @MainActor @Sendable (MethodArguments) throws -> Any?) {
    members.overrides[key] = { _, arguments in try call(arguments) }
  }

  /// Registers an override of a method that an extension declares.
  public mutating func override(_ key: String, _ call: @escaping @MainActor @Sendable (Class, MethodArguments) throws -> Any?) {
    members.overrides[key] = Self.method(call)
  }

  private static func method(_ call: @escaping @MainActor @Sendable (Class, MethodArguments) throws -> Any?) -> ClassTable.Method {
    { target, arguments in
      guard let target = target as? Class else { return nil }
      return try call(target, arguments)
    }
  }

  /// Registers a property that can be read by name.
  public mutating func property<Value>(_ name: String, _ keyPath: KeyPath<Class, Value>) {
    let reader = PropertyReader(keyPath: keyPath)
    members.properties[name] = ClassTable.Property(get: { reader.value(of: $0) }, set: nil)
  }

  /// Registers a property that can be read and set by name, such as an outlet or a user-defined runtime attribute.
  public mutating func property<Value>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Class, Value>) {
    let reader = PropertyReader(keyPath: keyPath)
    members.properties[name] = ClassTable.Property(get: { reader.value(of: $0) }, set: { reader.set($1, of: $0) })
  }

  /// Registers how an object is created without arguments.
  /// - Parameters:
  ///   - line: the line of the class's declaration.
  ///   - file: the path of its file.
  public mutating func creates(atLine line: Int, in file: String = #filePath, _ make: @escaping @MainActor @Sendable () -> Class) {
    members.constructor = ClassTable.Constructor(file: file, line: line, make: make)
  }

  /// Registers that the class is marked with `@main`.
  public mutating func startsProgram() { members.startsProgram = true }

  /// Registers the methods that implement optional requirements.
  /// - Parameter selectors: their selectors, separated by spaces.
  public mutating func implements(_ selectors: String) {
    members.implemented.formUnion(selectors.split(separator: " ").map(String.init))
  }
}

/// A key path that can be used on any thread, like key-value coding in Objective-C. It is immutable and consists of property accesses only.
private struct PropertyReader<Class: AnyObject, Value>: @unchecked Sendable {
  let keyPath: KeyPath<Class, Value>

  func value(of object: AnyObject) -> Any? {
    guard let object = object as? Class else { return nil }
    let value: Any = object[keyPath: keyPath]
    return (value as? any AnyOptional).map { $0.wrapped } ?? value
  }

  func set(_ value: Any?, of object: AnyObject) -> Bool {
    guard let object = object as? Class, let keyPath = keyPath as? ReferenceWritableKeyPath<Class, Value>,
      let converted = MethodArguments.convert(value, to: Value.self)
    else { return false }
    object[keyPath: keyPath] = converted
    return true
  }
}

/// An optional value of any type.
private protocol AnyOptional { var wrapped: Any? { get } }
extension Optional: AnyOptional { var wrapped: Any? { self } }

/// Registers a class. Called by code that the compiler shim generates.
public func _vitrineRegisterClass<Class: AnyObject>(_ type: Class.Type, name: String?, _ body: (inout ClassRegistration<Class>) -> Void) {
  var registration = ClassRegistration<Class>()
  body(&registration)
  ClassTable.shared.register(type, name: name, registration.members)
}

/// Registers a generic class. Called by code that the compiler shim generates.
/// - Parameter name: the name with its module, without generic arguments: `App.Page`.
public func _vitrineRegisterGenericClass(_ name: String, implements selectors: String) {
  ClassTable.shared.registerGeneric(name, implemented: Set(selectors.split(separator: " ").map(String.init)))
}

/// Whether an object implements an optional requirement.
public func _vitrineImplements(_ object: AnyObject, _ selector: String) -> Bool {
  ClassTable.shared.implements(selector, type(of: object))
}

/// Called for an optional requirement that a class does not implement. Stops the program, like an unrecognised selector in Objective-C.
public func _vitrineMissing(_ name: String) -> Never {
  fatalError("\(name) is an optional requirement that this class does not implement; call it with ?")
}
