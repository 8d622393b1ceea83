/// A class of the library with methods that programs call only by name. No header of Apple declares these, but debuggers and tests use
/// them.
package protocol NamedMethods: AnyObject {
  /// The methods by selector. Subclasses inherit those of their superclass.
  nonisolated static var methodsByName: [String: ClassTable.Method] { get }
}
