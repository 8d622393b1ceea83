import Foundation

/// The name of a method together with the method itself.
///
/// Linux has no Objective-C runtime that could look a method up by its name, so a selector carries what it names:
///
/// ```swift
/// button.addTarget(self, action: Selector("tap:", Self.tap(_:)), for: .touchUpInside)
/// ```
///
/// A selector of a name alone (`Selector("tap:")`, or a string literal) finds its method in the table of classes that the compiler shim fills
/// from `@objc` and `@IBAction`. Two selectors are equal when their names are, as on Apple's systems.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The method's name in Objective-C spelling: a colon for each argument, as in `"handle:forEvent:"`.
  public let name: String

  /// Calls the method on the target if the target has it.
  private let call: (@MainActor @Sendable (_ target: AnyObject, _ first: Any?, _ second: Any?) -> Invocation)?

  /// Whether an object is of the class that has the method.
  private let fits: @Sendable (_ target: AnyObject) -> Bool

  /// What came of sending a selector.
  public enum Invocation {
    /// The selector is a name only, the target is of another class, or an argument has another type.
    case notUnderstood
    /// The method ran, and returned this (`()` when it returns nothing).
    case returned(Any)
  }

  /// A name alone.
  public init(_ name: String) {
    self.name = name
    call = nil
    fits = { _ in false }
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A method of a protocol: a name alone, since any class may have it.
  @_disfavoredOverload
  public init<Target, Function>(_ name: String, _ method: (Target) -> Function) { self.init(name) }

  /// A method without arguments: `Selector("refresh", Self.refresh)`.
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

  /// A method of one argument, as a rule the sender: `Selector("tap:", Self.tap(_:))`.
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

  /// A method of two arguments, as a rule the sender and the event: `Selector("tap:for:", Self.tap(_:for:))`.
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

  // The same for methods of classes that belong to no actor.

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

  /// Whether `target` is of the class that has the method.
  public func isUnderstood(by target: AnyObject) -> Bool {
    call == nil ? ClassTable.shared.method(name, of: type(of: target)) != nil : fits(target)
  }

  /// Whether the selector carries a method, and does not have to look for it by name.
  public var isCallable: Bool { call != nil }

  /// Sends the selector: runs the method that it carries, or the method of that name, on `target`.
  @MainActor @discardableResult
  public func send(to target: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Invocation {
    call?(target, first, second) ?? send(to: target, arguments: [first, second])
  }

  /// Runs the method of this name on `target`, with any number of arguments.
  @MainActor
  package func send(to target: AnyObject, arguments: [Any?]) -> Invocation {
    guard let method = ClassTable.shared.method(name, of: type(of: target)) else { return .notUnderstood }
    do {
      return .returned(try method(target, MethodArguments(arguments)) ?? ())
    } catch {
      FileHandle.standardError.write(Data("\(type(of: target)).\(name): \(error)\n".utf8))
      return .notUnderstood
    }
  }

  public var description: String { name }

  public static func == (lhs: Selector, rhs: Selector) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// An argument as the type that the method declares. A missing argument fits an optional type.
  private static func argument<T>(_ value: Any?, as type: T.Type) -> T? {
    if let value, let typed = value as? T { return typed }
    return (value as Any) as? T
  }
}
