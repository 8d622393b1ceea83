import Foundation
import Synchronization

/// Converts a value into another one and, if possible, back (Apple: ValueTransformer).
open class ValueTransformer: NSObject, @unchecked Sendable, _VitrineValueTransformer {
  // Unchecked: the class has no state; a subclass must be usable on any thread, as on Apple's systems.
  private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([:])

  public override init() {}

  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    registered.withLock { $0[name] = transformer }
  }

  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registered.withLock { Array($0.keys) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// Returns the transformer that was registered for a name, one of Foundation's, or an object of the class of that name.
  fileprivate static func transformer(named name: NSValueTransformerName) -> ValueTransformer? {
    if let found = registered.withLock({ $0[name] }) { return found }
    switch name {
    case .negateBooleanTransformerName: return ClosureTransformer { NSNumber(value: !(($0 as? NSNumber)?.boolValue ?? false)) }
    case .isNilTransformerName: return ClosureTransformer { NSNumber(value: $0 == nil) }
    case .isNotNilTransformerName: return ClosureTransformer { NSNumber(value: $0 != nil) }
    case .unarchiveFromDataTransformerName, .keyedUnarchiveFromDataTransformerName, .secureUnarchiveFromDataTransformerName:
      return NSSecureUnarchiveFromDataTransformer()
    default: return made(name.rawValue)
    }
  }

  /// Creates an object of a class that the compiler shim registered. Such objects are created on the main thread.
  private static func made(_ name: String) -> ValueTransformer? {
    guard Thread.isMainThread, let type = NSClassFromString(name),
      let constructor = ClassTable.shared.constructors.first(where: { $0.type == type })?.constructor
    else { return nil }
    return MainActor.assumeIsolated { constructor.make() as? ValueTransformer }
  }
}

/// Allows `ValueTransformer(forName:)` to return an existing transformer, as on Apple's systems.
public protocol _VitrineValueTransformer {}
extension _VitrineValueTransformer where Self: ValueTransformer {
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.transformer(named: name) as? Self else { return nil }
    self = found
  }
}

/// One of Foundation's transformers without a reverse direction.
private final class ClosureTransformer: ValueTransformer, @unchecked Sendable {
  // Unchecked: as the superclass; the closure captures nothing.
  private let body: @Sendable (Any?) -> Any?
  init(_ body: @escaping @Sendable (Any?) -> Any?) {
    self.body = body
    super.init()
  }
  override class func allowsReverseTransformation() -> Bool { false }
  override func transformedValue(_ value: Any?) -> Any? { body(value) }
}
