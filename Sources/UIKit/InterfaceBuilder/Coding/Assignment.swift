/// Sets a property only where its value differs. Apple's archives hold no defaults, so that a class that overrides a property with an observer hears of
/// what the file changes alone: of the rest it would hear within `super.init(coder:)`, before it has made what its observer uses.
@MainActor
func assign<Object: AnyObject, Value: Equatable>(_ value: Value, to property: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
  if object[keyPath: property] != value { object[keyPath: property] = value }
}
