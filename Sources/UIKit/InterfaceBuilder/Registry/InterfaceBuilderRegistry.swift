/// The classes of the application with the outlets, actions and attributes that Interface Builder files refer to.
///
/// The compiler shim registers the declarations that are marked with `@IBOutlet`, `@IBAction` and `@IBInspectable`. An
/// application that is built without the shim registers them itself before it loads the first file:
///
/// ```swift
/// InterfaceBuilderRegistry.shared.register(LoginController.self) {
///   $0.outlet("nameField", \.nameField)
///   $0.outlets("buttons", \.buttons)
///   $0.action("logIn:", LoginController.logIn(_:))
///   $0.attribute("cornerSize", \.cornerSize)
/// }
/// ```
///
/// A class without outlets, actions and attributes needs no registration if the file states its module. Registrations of a class
/// also apply to its subclasses.
@MainActor
public final class InterfaceBuilderRegistry {
  public static let shared = InterfaceBuilderRegistry()

  private var types: [String: AnyClass] = [:]
  private var setters: [String: [(AnyObject, Any?) -> Bool]] = [:]
  private var appenders: [String: [(AnyObject, AnyObject) -> Bool]] = [:]
  private var actions: [String: [(selector: Selector, fits: (AnyObject) -> Bool)]] = [:]

  private init() { registerKit() }

  /// Registers a class.
  /// - Parameters:
  ///   - name: the name of the class in files; nil for the class's own name.
  ///   - body: registers the outlets, actions and attributes.
  public func register<Class: AnyObject>(
    _ type: Class.Type, name: String? = nil, _ body: (inout InterfaceBuilderClass<Class>) -> Void = { _ in }
  ) {
    types[name ?? String(describing: type)] = type
    add(type, body)
  }

  func add<Class: AnyObject>(_ type: Class.Type, _ body: (inout InterfaceBuilderClass<Class>) -> Void) {
    var names = InterfaceBuilderClass<Class>()
    body(&names)
    // Later registrations take precedence.
    for (name, setter) in names.setters { setters[name, default: []].insert(setter, at: 0) }
    for (name, appender) in names.appenders { appenders[name, default: []].insert(appender, at: 0) }
    for action in names.actions { actions[action.name, default: []].insert((action, { $0 is Class }), at: 0) }
  }

  /// Registers an outlet collection whose elements are added by a closure instead of being appended to an array.
  func addAppender<Class: AnyObject, Element>(_ type: Class.Type, _ name: String, _ body: @escaping @MainActor (Class, Element) -> Void) {
    appenders[name, default: []].append { object, value in
      guard let object = object as? Class, let value = value as? Element else { return false }
      body(object, value)
      return true
    }
  }

  func type(named name: String) -> AnyClass? { types[name] ?? ClassTable.shared.type(named: name) }

  /// - Returns: true if the object has a property with that name for such a value.
  func set(_ value: Any?, for name: String, of object: AnyObject) -> Bool {
    if setters[name]?.contains(where: { $0(object, value) }) ?? false { return true }
    return ClassTable.shared.writableProperty(forKey: name, of: Swift.type(of: object))?.set?(object, value) ?? false
  }

  func append(_ value: AnyObject, to name: String, of object: AnyObject) -> Bool {
    if appenders[name]?.contains(where: { $0(object, value) }) ?? false { return true }
    guard let property = ClassTable.shared.writableProperty(forKey: name, of: Swift.type(of: object)) else { return false }
    return property.set?(object, (property.get(object) as? [AnyObject] ?? []) + [value]) ?? false
  }

  /// Returns the selector of an action.
  /// - Parameter target: the receiver; nil for any object with such an action.
  func selector(named name: String, of target: AnyObject?) -> Selector? {
    if let action = actions[name]?.first(where: { action in target.map { action.fits($0) } ?? true }) { return action.selector }
    guard let target, ClassTable.shared.method(name, of: Swift.type(of: target)) != nil else { return nil }
    return Selector(name)
  }
}
