import Foundation

/// The name of a method, and optionally the method itself.
///
/// Linux has no Objective-C runtime that could find a method by its name, so a selector can carry its method:
///
/// ```swift
/// button.addTarget(self, action: Selector("tap:", Self.tap(_:)), for: .touchUpInside)
/// ```
///
/// A selector with only a name (`Selector("tap:")`, or a string literal) finds its method in the table of classes, which the compiler shim
/// fills from `@objc` and `@IBAction`. Two selectors are equal if their names are, as on Apple's systems.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the method in Objective-C's notation, with a colon for each argument: `"handle:forEvent:"`.
  public let name: String

  /// Calls the method on the target, if the target has it; nil if the selector has only a name.
  private let call: (@MainActor @Sendable (_ target: AnyObject, _ first: Any?, _ second: Any?) -> Invocation)?

  /// Whether an object is an instance of the class that has the method.
  private let fits: @Sendable (_ target: AnyObject) -> Bool

  /// The result of sending a selector.
  public enum Invocation {
    /// The method was not found, the target is of another class, or an argument has another type.
    case notUnderstood
    /// The method ran and returned this value, which is `()` for a method without a result.
    case returned(Any)
  }

  /// Creates a selector with only a name.
  public init(_ name: String) {
    self.name = name
    call = nil
    fits = { _ in false }
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a selector for a method of a protocol. It has only a name, since any class may have the method.
  @_disfavoredOverload
  public init<Target, Function>(_ name: String, _ method: (Target) -> Function) { self.init(name) }

  /// Creates a selector for a method without arguments: `Selector("refresh", Self.refresh)`.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return .notUnderstood }
      return .returned(method(target)())
    }
  }

  /// Creates a selector for a method with one argument, usually the sender: `Selector("tap:", Self.tap(_:))`.
  public init<Target: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, first, _ in
      guard let target = target as? Target, let first = Self.argument(first, as: First.self) else { return .notUnderstood }
      return .returned(method(target)(first))
    }
  }

  /// Creates a selector for a method with two arguments, usually the sender and the event: `Selector("tap:for:", Self.tap(_:for:))`.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.name = name
    fits = { $0 is Target }
    call = { target, first, second in
      guard let target = target as? Target, let first = Self.argument(first, as: First.self),
        let second = Self.argument(second, as: Second.self)
      else { return .notUnderstood }
      return .returned(method(target)(first, second))
    }
  }

  // The same for methods of classes that are not isolated to an actor.

  @_disfavoredOverload
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping @Sendable (Target) -> () -> Result) {
    self.name = name
    fits = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return .notUnderstood }
      return .returned(method(target)())
    }
  }

  @_disfavoredOverload
  public init<Target: AnyObject, First, Result>(_ name: String, _ method: @escaping @Sendable (Target) -> (First) -> Result) {
    self.name = name
    fits = { $0 is Target }
    call = { target, first, _ in
      guard let target = target as? Target, let first = Self.argument(first, as: First.self) else { return .notUnderstood }
      return .returned(method(target)(first))
    }
  }

  /// Whether `target` has the method.
  public func isUnderstood(by target: AnyObject) -> Bool {
    call == nil ? ClassTable.shared.method(name, of: type(of: target)) != nil : fits(target)
  }

  /// Whether the selector carries a method, instead of finding it by name.
  public var isCallable: Bool { call != nil }

  /// Calls the method of the selector, or the method with its name, on `target`.
  @MainActor @discardableResult
  public func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Invocation {
    call?(target, first, second) ?? send(to: target, arguments: [first, second])
  }

  /// Calls the method with this name on `target`, or the getter or setter of a property, with any number of arguments.
  @MainActor
  package func send(to target: AnyObject, arguments: [Any?]) -> Invocation {
    let table = ClassTable.shared, type: AnyClass = type(of: target)
    guard let method = table.method(name, of: type) ?? table.accessor(name, of: type) else { return .notUnderstood }
    do {
      return .returned(try method(target, MethodArguments(arguments)) ?? ())
    } catch {
      FileHandle.standardError.write(Data("\(type).\(name): \(error)\n".utf8))
      return .notUnderstood
    }
  }

  public var description: String { name }

  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Returns an argument as the type that the method declares. A missing argument is nil for an optional type.
  private static func argument<T>(_ value: Any?, as type: T.Type) -> T? {
    if let value, let typed = value as? T { return typed }
    return (value as Any) as? T
  }
}
