extension NSSortDescriptor {
  /// Sorts by the values of a key, read with key-value coding (Apple: `init(key:ascending:)`). Strings, numbers and dates are ordered, and
  /// nil precedes them; other values count as equal.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparator: { KeyOrder.compare($0, $1) })
  }

  /// Sorts by the values of a key with a comparison of the program's (Apple: `init(key:ascending:comparator:)`).
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(
      keyPath: SortKeys.path(key ?? "self"), ascending: ascending,
      comparator: { comparator(SortKeys.value($0), SortKeys.value($1)) })
  }

  /// The key by whose values is sorted (Apple: `key`); nil for a descriptor that was made with a key path.
  public var key: String? { KeyPathNames.shared.name(of: keyPath) }

  /// Sorts strings by the rules of the locale if `selector` is `caseInsensitiveCompare:` or `localizedCaseInsensitiveCompare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let isCaseInsensitive = selector.map { NSStringFromSelector($0).lowercased().contains("caseinsensitive") } ?? false
    self.init(
      key: key, ascending: ascending,
      comparator: { isCaseInsensitive ? KeyOrder.compareWithoutCase($0, $1) : KeyOrder.compare($0, $1) })
  }
}

extension NSSortDescriptor {
  /// Sorts by a property of any type, such as an optional one, like Apple's initializer. Foundation on Linux requires a comparable type.
  @_disfavoredOverload
  public convenience init<Root: NSObject, Value>(keyPath: KeyPath<Root, Value> & Sendable, ascending: Bool) {
    self.init(
      keyPath: \NSObject.[property: SortProperty { ($0 as? Root)?[keyPath: keyPath] }], ascending: ascending,
      comparator: { KeyOrder.compare($0, $1) })
  }
}

/// The key paths of sort descriptors that sort by a key.
private enum SortKeys {
  static func path(_ key: String) -> KeyPath<NSObject, AnyHashable?> & Sendable {
    let path: KeyPath<NSObject, AnyHashable?> & Sendable = \NSObject.[sortKey: key]
    KeyPathNames.shared.set(key, of: path)
    return path
  }

  /// Returns the value that a comparison is given, which Foundation passes as an `AnyHashable` of an optional.
  static func value(_ value: Any) -> Any {
    let base = (value as? AnyHashable)?.base ?? value
    return KeyValueCoding.unwrapped(base) ?? NSNull()
  }
}

/// A property as part of a key path, which must be hashable: two are equal only if they are the same object.
private final class SortProperty: Hashable, Sendable {
  let value: @Sendable (NSObject) -> Any?
  init(_ value: @escaping @Sendable (NSObject) -> Any?) { self.value = value }
  static func == (a: SortProperty, b: SortProperty) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSObject {
  fileprivate subscript(property property: SortProperty) -> AnyHashable? {
    property.value(self).flatMap { KeyValueCoding.unwrapped($0) } as? AnyHashable
  }

  fileprivate subscript(sortKey key: String) -> AnyHashable? {
    if key == "self" { return self }
    return value(forKeyPath: key) as? AnyHashable
  }
}

/// Compares values whose types are known only at run time.
private enum KeyOrder {
  static func compare(_ a: Any, _ b: Any) -> ComparisonResult {
    switch (plain(a), plain(b)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let a as String, let b as String): a.compare(b)
    case (let a as Date, let b as Date): a.compare(b)
    case (let a as NSNumber, let b as NSNumber): a.compare(b)
    default: .orderedSame
    }
  }

  static func compareWithoutCase(_ a: Any, _ b: Any) -> ComparisonResult {
    guard let a = plain(a) as? String, let b = plain(b) as? String else { return compare(a, b) }
    return a.localizedCaseInsensitiveCompare(b)
  }

  private static func plain(_ value: Any) -> Any? {
    return switch SortKeys.value(value) {
    case is NSNull: nil
    case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    case let value: value
    }
  }
}
