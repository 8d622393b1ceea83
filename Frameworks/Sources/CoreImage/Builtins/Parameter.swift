/// A property of a filter that reads and writes the parameter with a key: `@Parameter("inputRadius") var radius: Float`.
///
/// The compiler calls the static subscript with the filter that has the property. The filter stores the value; the wrapper stores only the key,
/// which takes 16 bytes.
@propertyWrapper
struct Parameter<Value: ParameterValue> where Value.Parameter == Value {
  private let key: String

  init(_ key: String) { self.key = key }

  @available(*, unavailable, message: "only properties of filters are parameters")
  var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  static subscript<Filter: CIFilter>(
    _enclosingInstance filter: Filter, wrapped property: ReferenceWritableKeyPath<Filter, Value>,
    storage parameter: ReferenceWritableKeyPath<Filter, Self>
  ) -> Value {
    get { Value.parameter(filter[keyPath: parameter].key, of: filter) }
    set { filter.setParameter(Value.object(for: newValue), filter[keyPath: parameter].key) }
  }
}
