public import Combine
public import Foundation
public import UIKit

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { get()[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
@propertyWrapper
public struct State<Value> {
  private let box: Box<Value>
  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }
  public init() where Value: ExpressibleByNilLiteral { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private let box: Box<Value>
  public init() where Value == Bool { box = Box(false) }
  public init<T>() where Value == T?, T: Hashable { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: AnyObject> {
  let object: ObjectType
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let box: Box<ObjectType>
  public init(wrappedValue thunk: @autoclosure () -> ObjectType) { box = Box(thunk()) }
  public var wrappedValue: ObjectType { box.value }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObjectWrapper(object: box.value) }
}
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  public init() {}
  public var wrappedValue: ObjectType { fatalError("SwiftUI is a placeholder on Linux: there is no environment") }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObjectWrapper(object: wrappedValue) }
}
@propertyWrapper
public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: ObservedObjectWrapper<Value> { ObservedObjectWrapper(object: wrappedValue) }
}
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let standard: Value
  private let store: UserDefaults
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    standard = wrappedValue
    self.store = store ?? .standard
  }
  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? standard }
    nonmutating set { store.set(newValue, forKey: key) }
  }
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public init(_ objectType: Value.Type) where Value: AnyObject { keyPath = nil }
  public var wrappedValue: Value {
    guard let keyPath else { fatalError("SwiftUI is a placeholder on Linux: there is no environment") }
    return EnvironmentValues()[keyPath: keyPath]
  }
}
@propertyWrapper
public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject> {
  public let wrappedValue: DelegateType
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { fatalError("SwiftUI is a placeholder on Linux") }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public var colorScheme: ColorScheme { .light }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var isEnabled: Bool { true }
  public var locale: Locale { .current }
  public var calendar: Calendar { .current }
  public var timeZone: TimeZone { .current }
  public var layoutDirection: LayoutDirection { .leftToRight }
  public var displayScale: CGFloat { 2 }
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  public var scenePhase: ScenePhase { .active }
  public var undoManager: UndoManager? { nil }
  public var isPresented: Bool { true }
  public var font: Font? { nil }
  public var lineLimit: Int? { nil }
  public var dynamicTypeSize: DynamicTypeSize { .large }
}
public struct PresentationMode {
  public var isPresented: Bool { true }
  public mutating func dismiss() {}
}
@MainActor
public struct DismissAction {
  nonisolated init() {}
  public func callAsFunction() {}
}
@MainActor
public struct OpenURLAction {
  nonisolated init() {}
  public func callAsFunction(_ url: URL) {}
}
public enum ColorScheme: Hashable, Sendable, CaseIterable { case light, dark }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum ScenePhase: Hashable, Sendable { case background, inactive, active }
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
    accessibility5
}
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
