/// The program's classes, with the outlets, actions and attributes that Interface Builder's files name.
///
/// The compiler shim registers what `@IBOutlet`, `@IBAction` and `@IBInspectable` mark. A program that is built without it says once, before it
/// loads the first file, which names mean what:
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
/// Classes that only have to be made need no registration, where the file names their module. What is registered for a class
/// holds for its subclasses.
@MainActor
public final class InterfaceBuilderRegistry {
  public static let shared = InterfaceBuilderRegistry()

  private var types: [String: AnyClass] = [:]
  private var setters: [String: [(AnyObject, Any?) -> Bool]] = [:]
  private var appenders: [String: [(AnyObject, AnyObject) -> Bool]] = [:]
  private var actions: [String: [(selector: Selector, fits: (AnyObject) -> Bool)]] = [:]

  private init() { registerKit() }

  /// - Parameters:
  ///   - name: as the file has it; nil: the class's own name.
  ///   - body: names outlets, actions and attributes.
  public func register<Class: AnyObject>(
    _ type: Class.Type, name: String? = nil, _ body: (inout InterfaceBuilderClass<Class>) -> Void = { _ in }
  ) {
    types[name ?? String(describing: type)] = type
    add(type, body)
  }

  func add<Class: AnyObject>(_ type: Class.Type, _ body: (inout InterfaceBuilderClass<Class>) -> Void) {
    var names = InterfaceBuilderClass<Class>()
    body(&names)
    // What was registered last goes first.
    for (name, setter) in names.setters { setters[name, default: []].insert(setter, at: 0) }
    for (name, appender) in names.appenders { appenders[name, default: []].insert(appender, at: 0) }
    for action in names.actions { actions[action.name, default: []].insert((action, { $0 is Class }), at: 0) }
  }

  /// An outlet collection that is more than a list.
  func addAppender<Class: AnyObject, Element>(_ type: Class.Type, _ name: String, _ body: @escaping @MainActor (Class, Element) -> Void) {
    appenders[name, default: []].append { object, value in
      guard let object = object as? Class, let value = value as? Element else { return false }
      body(object, value)
      return true
    }
  }

  func type(named name: String) -> AnyClass? { types[name] ?? ClassTable.shared.type(named: name) }

  /// - Returns: whether the object has a property of that name for such a value.
  func set(_ value: Any?, for name: String, of object: AnyObject) -> Bool {
    if setters[name]?.contains(where: { $0(object, value) }) ?? false { return true }
    return ClassTable.shared.property(name, of: Swift.type(of: object))?.set?(object, value) ?? false
  }

  func append(_ value: AnyObject, to name: String, of object: AnyObject) -> Bool {
    if appenders[name]?.contains(where: { $0(object, value) }) ?? false { return true }
    guard let property = ClassTable.shared.property(name, of: Swift.type(of: object)) else { return false }
    return property.set?(object, (property.get(object) as? [AnyObject] ?? []) + [value]) ?? false
  }

  /// - Parameter target: nil: whoever has such an action.
  func selector(named name: String, of target: AnyObject?) -> Selector? {
    if let action = actions[name]?.first(where: { action in target.map { action.fits($0) } ?? true }) { return action.selector }
    guard let target, ClassTable.shared.method(name, of: Swift.type(of: target)) != nil else { return nil }
    return Selector(name)
  }
}
