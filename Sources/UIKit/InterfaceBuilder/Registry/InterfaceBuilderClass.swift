/// Names that stand for properties and methods of a class; see `InterfaceBuilderRegistry`.
@MainActor
public struct InterfaceBuilderClass<Class: AnyObject> {
  var setters: [(String, (AnyObject, Any?) -> Bool)] = []
  var appenders: [(String, (AnyObject, AnyObject) -> Bool)] = []
  var actions: [Selector] = []

  /// An outlet: `var label: UILabel!`, or optional.
  public mutating func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Value?>) { optional(name, path) }

  /// An outlet that is never nil.
  public mutating func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Value>) { attribute(name, path) }

  /// An outlet collection: `var buttons: [UIButton]!`, or optional.
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

  /// An action without an argument.
  public mutating func action<Result>(_ name: String, _ method: @escaping @MainActor (Class) -> @MainActor () -> Result) {
    actions.append(Selector(name, method))
  }

  /// An action that gets its sender, or the segue of an unwind.
  public mutating func action<Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (Sender) -> Result
  ) {
    actions.append(Selector(name, method))
  }

  /// An action that gets its sender and the event.
  public mutating func action<Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Class) -> @MainActor (Sender, Event) -> Result
  ) {
    actions.append(Selector(name, method))
  }

  /// A value that the file sets by key path (`@IBInspectable`, or "User Defined Runtime Attributes").
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
