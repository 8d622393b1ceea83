import Foundation
import Synchronization

/// The program's classes with their methods and properties by name, as in the Objective-C runtime. The compiler shim fills the table before
/// `main`. Subclasses inherit the members that are registered for a class.
package final class ClassTable: Sendable {
  package static let shared = ClassTable()

  /// Calls a method on an object of the class. For a static method the target is nil or ignored.
  package typealias Method = @MainActor @Sendable (_ target: AnyObject?, _ arguments: MethodArguments) throws -> Any?

  package struct Property: Sendable {
    package var get: @Sendable (AnyObject) -> Any?
    /// Sets the property and returns whether the value has a suitable type; nil if the property cannot be set.
    package var set: (@Sendable (AnyObject, Any?) -> Bool)?
  }

  /// A function that creates an object of a class without arguments, and the file that declares the class.
  package struct Constructor: Sendable {
    package var file: String
    package var line: Int
    package var make: @MainActor @Sendable () -> AnyObject
  }

  struct Members: Sendable {
    var methods: [String: Method] = [:]
    var classMethods: [String: Method] = [:]
    var overrides: [String: Method] = [:]
    var properties: [String: Property] = [:]
    var implemented: Set<String> = []
    var constructor: Constructor?
    /// Whether the class is the program's entry point.
    var startsProgram = false
  }

  private struct State {
    var members: [ObjectIdentifier: Members] = [:]
    var implementedByGeneric: [String: Set<String>] = [:]
    var classes: [String: ObjectIdentifier] = [:]
    var types: [ObjectIdentifier: AnyClass] = [:]
  }

  private let state = Mutex(State())
  private let hasForwardingClasses = Atomic(false)

  func register(_ type: AnyClass, name: String?, _ members: Members) {
    let id = ObjectIdentifier(type)
    if members.overrides["forwardingTargetForSelector:"] != nil { hasForwardingClasses.store(true, ordering: .relaxed) }
    state.withLock { state in
      var known = state.members[id] ?? Members()
      known.methods.merge(members.methods) { $1 }
      known.classMethods.merge(members.classMethods) { $1 }
      known.overrides.merge(members.overrides) { $1 }
      known.properties.merge(members.properties) { $1 }
      known.implemented.formUnion(members.implemented)
      known.constructor = members.constructor ?? known.constructor
      known.startsProgram = known.startsProgram || members.startsProgram
      state.members[id] = known
      if let name {
        state.classes[name] = id
        state.types[id] = type
      }
    }
  }

  func registerGeneric(_ name: String, implemented: Set<String>) {
    state.withLock { $0.implementedByGeneric[name, default: []].formUnion(implemented) }
  }

  /// Returns the class with a name, given without its module, or with the name in `@objc(Name)`.
  package func type(named name: String) -> AnyClass? {
    state.withLock { state in state.classes[name].flatMap { state.types[$0] } }
  }

  /// The classes whose objects can be created without arguments, sorted by name.
  package var constructors: [(type: AnyClass, constructor: Constructor)] {
    state.withLock { state in
      state.classes.sorted { $0.key < $1.key }.compactMap { _, id in
        guard let type = state.types[id], let constructor = state.members[id]?.constructor else { return nil }
        return (type, constructor)
      }
    }
  }

  /// The registered classes that have names, sorted by name.
  package var namedTypes: [AnyClass] {
    state.withLock { state in state.classes.sorted { $0.key < $1.key }.compactMap { state.types[$0.value] } }
  }

  /// Whether a class is marked with `@main`.
  package func startsProgram(_ type: AnyClass) -> Bool { state.withLock { $0.members[ObjectIdentifier(type)]?.startsProgram ?? false } }

  package func method(_ selector: String, of type: AnyClass) -> Method? {
    find(type) { $0.methods[selector] } ?? (type as? any NamedMethods.Type)?.methodsByName[selector]
  }

  /// Returns the getter of a property, or the setter for a selector such as `setFont:`; nil if no property has it.
  package func accessor(_ selector: String, of type: AnyClass) -> Method? {
    if let property = property(selector, of: type) {
      return { target, _ in target.flatMap { property.get($0) } }
    }
    guard let set = setter(selector, of: type) else { return nil }
    return { target, arguments in
      if let target, !set(target, try arguments.value(0) as Any?) { throw ArgumentError(selector: selector) }
      return nil
    }
  }

  private func setter(_ selector: String, of type: AnyClass) -> (@Sendable (AnyObject, Any?) -> Bool)? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return nil }
    return writableProperty(forKey: String(selector.dropFirst(3).dropLast()), of: type)?.set
  }

  package func classMethod(_ selector: String, of type: AnyClass) -> Method? { find(type) { $0.classMethods[selector] } }
  package func property(_ name: String, of type: AnyClass) -> Property? { find(type) { $0.properties[name] } }

  /// Returns the property that a value for a key is written to. The setter `setName:` serves the keys `name` and `Name` (Apple: Key-Value
  /// Coding, "Search Pattern for the Basic Setter").
  package func writableProperty(forKey key: String, of type: AnyClass) -> Property? {
    property(key, of: type) ?? property(key.prefix(1).lowercased() + key.dropFirst(), of: type)
  }

  /// Returns the override of an extension's method in the nearest class, from `type` upwards.
  package func override(_ key: String, of type: AnyClass) -> Method? { find(type) { $0.overrides[key] } }

  /// Whether the class overrides `forwardingTarget(for:)`. Reads one flag in programs in which no class does, because the default
  /// implementation of every optional method asks, also for each row of a list.
  package func forwards(_ type: AnyClass) -> Bool {
    hasForwardingClasses.load(ordering: .relaxed) && override("forwardingTargetForSelector:", of: type) != nil
  }

  /// Whether the class has a method with that name, one that Objective-C can call, one that implements an
  /// optional requirement, or the getter or setter of a property.
  package func implements(_ selector: String, _ type: AnyClass) -> Bool {
    let isKnown: Bool? = find(type) {
      $0.implemented.contains(selector) || $0.methods[selector] != nil || $0.properties[selector] != nil ? true : nil
    }
    if isKnown ?? false || setter(selector, of: type) != nil || (type as? any NamedMethods.Type)?.methodsByName[selector] != nil {
      return true
    }
    let generic = state.withLock { $0.implementedByGeneric }
    guard !generic.isEmpty else { return false }
    var next: AnyClass? = type
    while let type = next {
      let name = String(reflecting: type)
      if let end = name.firstIndex(of: "<"), generic[String(name[..<end])]?.contains(selector) ?? false { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  private func find<Result: Sendable>(_ type: AnyClass, _ member: (borrowing Members) -> Result?) -> Result? {
    state.withLock { state in
      var next: AnyClass? = type
      while let type = next {
        if let members = state.members[ObjectIdentifier(type)], let found = member(members) { return found }
        next = _getSuperclass(type)
      }
      return nil
    }
  }
}
