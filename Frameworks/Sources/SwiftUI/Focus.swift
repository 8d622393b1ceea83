/// The focused field. On Linux there is none until the program sets one (Apple: FocusState).
@propertyWrapper
public struct FocusState<Value: Hashable> {
  @propertyWrapper
  public struct Binding {
    let box: Box<Value>
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
  private let box: Box<Value>
  public init() where Value == Bool { box = Box(false) }
  public init<T>() where Value == T?, T: Hashable { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(box: box) }
}
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  @propertyWrapper
  public struct Binding {
    let box: Box<Value>
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
  private let box: Box<Value>
  public init() where Value == Bool { box = Box(false) }
  public init<T>() where Value == T?, T: Hashable { box = Box(nil) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(box: box) }
}
nonisolated extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View {
    self
  }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}

/// The value of a gesture in progress (Apple: GestureState).
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.wrappedValue = wrappedValue }
  public var projectedValue: GestureState<Value> { self }
}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}
