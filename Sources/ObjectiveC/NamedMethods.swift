/// A class of the library with methods that programs call by name alone: what no header of Apple's declares, and debuggers and tests still use.
package protocol NamedMethods: AnyObject {
  /// By selector; a subclass has those of its superclass.
  nonisolated static var methodsByName: [String: ClassTable.Method] { get }
}
