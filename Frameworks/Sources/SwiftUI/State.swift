public import Combine
public import Foundation

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
@propertyWrapper
public struct State<Value> {
  private let box: Box<Value>
  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { (value: Value) in box.value = value }) }
}
// In an extension, as Apple declares it. In the type itself, it would be used for every state without an initial value, which would have to
// be optional.
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: AnyObject> {
  let object: ObjectType
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
    Binding(get: { object[keyPath: keyPath] }, set: { (value: Subject) in object[keyPath: keyPath] = value })
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

/// A value that SwiftUI keeps for a view (Apple: DynamicProperty).
public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}
extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}
extension ObservedObject: DynamicProperty {}
extension StateObject: DynamicProperty {}
extension EnvironmentObject: DynamicProperty {}
extension FocusState: DynamicProperty {}
extension GestureState: DynamicProperty {}
extension AppStorage: DynamicProperty {}
extension Namespace: DynamicProperty {}
