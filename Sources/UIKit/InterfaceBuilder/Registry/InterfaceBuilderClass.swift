/// The registered properties and methods of a class; see `InterfaceBuilderRegistry`.
@MainActor
public struct InterfaceBuilderClass<Class: AnyObject> {
  var setters: [(String, (AnyObject, Any?) -> Bool)] = []
  var appenders: [(String, (AnyObject, AnyObject) -> Bool)] = []
  var actions: [Selector] = []

  /// Registers an outlet with an optional type, such as `var label: UILabel!`.
  public mutating func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Value?>) { optional(name, path) }

  /// Registers an outlet with a type that is not optional.
  public mutating func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Value>) { attribute(name, path) }

  /// Registers an outlet collection with an optional type, such as `var buttons: [UIButton]!`.
  public mutating func outlets<Element>(_ name: String, _ path: ReferenceWritableKeyPath<Class, [Element]?>) {
    appenders.append(
      (
        name,
        { object, value in
          guard let object = object as? Class, let value = value as? Element else { return false }
          object[keyPath: path] = (object[keyPath: path] ?? []) + [value]
          return true
        }
      ))
  }

  public mutating func outlets<Element>(_ name: String, _ path: ReferenceWritableKeyPath<Class, [Element]>) {
    appenders.append(
      (
        name,
        { object, value in
          guard let object = object as? Class, let value = value as? Element else { return false }
          object[keyPath: path].append(value)
          return true
        }
      ))
  }

  /// Registers an action without an argument.
  public mutating func action<Result>(_ name: String, _ method: @escaping @MainActor (Class) -> @MainActor () -> Result) {
    actions.append(Selector(name, method))
  }

  /// Registers an action whose argument is the sender, or the segue of an unwind action.
  public mutating func action<Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (Sender) -> Result
  ) {
    actions.append(Selector(name, method))
  }

  /// Registers an action whose arguments are the sender and the event.
  public mutating func action<Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (Sender, Event) -> Result
  ) {
    actions.append(Selector(name, method))
  }

  /// Registers a property that the file sets by key path (`@IBInspectable`, or "User Defined Runtime Attributes").
  public mutating func attribute<Value>(_ keyPath: String, _ path: ReferenceWritableKeyPath<Class, Value>) {
    setters.append(
      (
        keyPath,
        { object, value in
          guard let object = object as? Class, let value = RuntimeValue.converted(value, to: Value.self) else { return false }
          object[keyPath: path] = value
          return true
        }
      ))
  }

  public mutating func attribute<Value>(_ keyPath: String, _ path: ReferenceWritableKeyPath<Class, Value?>) { optional(keyPath, path) }

  private mutating func optional<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Value?>) {
    setters.append(
      (
        name,
        { object, value in
          guard let object = object as? Class else { return false }
          guard let value else {
            object[keyPath: path] = nil
            return true
          }
          guard let value = RuntimeValue.converted(value, to: Value.self) else { return false }
          object[keyPath: path] = value
          return true
        }
      ))
  }
}
