/// Sets a property only if the value differs.
///
/// Apple's archives contain no default values. A class that overrides a property with an observer is therefore notified only of
/// values that the file changes. For default values the observer would be called within `super.init(coder:)`, before the class
/// has created the objects that the observer uses.
@MainActor
func assign<Object: AnyObject, Value: Equatable>(_ value: Value, to property: ReferenceWritableKeyPath<Object, Value>, of object: Object) {
  if object[keyPath: property] != value { object[keyPath: property] = value }
}
