public import Foundation

/// A reference to a value that is stored elsewhere (Apple: Binding).
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public var transaction = Transaction()
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get) { set($0, Transaction()) }
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }) { value in if let value { base.wrappedValue = value } }
  }
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }) { base.wrappedValue = $0 }
  }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(get: { base.wrappedValue }) { value in if let value = value.base as? V { base.wrappedValue = value } }
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { (_: Value) in }) }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { get()[keyPath: keyPath] }, set: { (value: Subject) in wrappedValue[keyPath: keyPath] = value })
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { (value: Value.Element) in wrappedValue[position] = value })
  }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// Provides bindings to the properties of an observable object (Apple: Bindable).
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
  public var projectedValue: Bindable<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { (value: Subject) in wrappedValue[keyPath: keyPath] = value })
  }
}

/// A value in the user defaults (Apple: AppStorage).
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(plain standard: Value, _ key: String, _ store: UserDefaults?) {
    nonisolated(unsafe) let store = store ?? .standard
    read = { store.object(forKey: key) as? Value ?? standard }
    write = { store.set($0, forKey: key) }
  }
  private init<Raw>(raw standard: Value, _ key: String, _ store: UserDefaults?) where Value: RawRepresentable, Value.RawValue == Raw {
    nonisolated(unsafe) let store = store ?? .standard
    read = { (store.object(forKey: key) as? Raw).flatMap(Value.init) ?? standard }
    write = { store.set($0.rawValue, forKey: key) }
  }
  private init<Wrapped>(optional key: String, _ store: UserDefaults?) where Value == Wrapped? {
    nonisolated(unsafe) let store = store ?? .standard
    read = { store.object(forKey: key) as? Wrapped }
    write = { value in if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) } }
  }
}
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(raw: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
    self.init(raw: wrappedValue, key, store)
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(optional: key, store) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store) }
}

/// A value that is stored for a scene. Here it exists as long as the view (Apple: SceneStorage).
@propertyWrapper
public struct SceneStorage<Value> {
  private let box: Box<Value>
  public init(wrappedValue: Value, _ key: String) { box = Box(wrappedValue) }
  public init(_ key: String) where Value: ExpressibleByNilLiteral { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { (value: Value) in box.value = value }) }
}
