public import Foundation
import Synchronization

/// The identifier of an object. All contexts of a coordinator share one identifier for an object, which stays the same when the object is
/// saved (Apple: NSManagedObjectID).
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: the state is protected by a lock; the rest is immutable, which the compiler cannot verify for an open class.
  public let entity: NSEntityDescription
  let number: Int64
  private struct State { weak var store: NSPersistentStore? }
  private let state = Mutex(State())

  init(entity: NSEntityDescription, number: Int64, store: NSPersistentStore? = nil) {
    self.entity = entity
    self.number = number
    super.init()
    state.withLock { $0.store = store }
  }

  open internal(set) var persistentStore: NSPersistentStore? {
    get { state.withLock { $0.store } }
    set { state.withLock { $0.store = newValue } }
  }
  /// Whether the object was never saved.
  open var isTemporaryID: Bool { persistentStore == nil }

  open func uriRepresentation() -> URL {
    let store = persistentStore
    return URL(string: "x-coredata://\(store?.identifier ?? "")/\(entity.name ?? "")/\(store == nil ? "t" : "p")\(number)")!
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }
  open override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
