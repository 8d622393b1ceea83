public import Foundation

/// The types that a fetch can return (Apple: NSFetchRequestResult).
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}
open class NSPersistentStoreResult: NSObject {}

/// The objects to fetch, their order, and the form of the results (Apple: NSFetchRequest).
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  open var entityName: String?
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name } }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// Stored; has no effect on Linux, where all rows are in memory.
  open var fetchBatchSize = 0
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var includesSubentities = true
  open var returnsObjectsAsFaults = true
  open var shouldRefreshRefetchedObjects = false
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of results that are dictionaries: names, attributes or `NSExpressionDescription`s.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var resultType: NSFetchRequestResultType = []

  public override init() { super.init() }
  public init(entityName: String) { self.entityName = entityName }

  /// Fetches in the context whose `perform` or `performAndWait` runs. Elsewhere it throws an error; Apple's method raises an exception.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.performing else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134060,
        userInfo: [NSLocalizedDescriptionKey: "execute() of a fetch request was called outside of a context's perform(_:)."])
    }
    return try context.fetch(self)
  }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any { converted(to: NSFetchRequest<ResultType>()) }

  /// Copies the request for results of another type.
  func converted<Other>(to other: NSFetchRequest<Other>) -> NSFetchRequest<Other> {
    other.entity = entity
    other.entityName = entityName
    other.predicate = predicate
    other.sortDescriptors = sortDescriptors
    other.fetchLimit = fetchLimit
    other.fetchOffset = fetchOffset
    other.fetchBatchSize = fetchBatchSize
    other.includesPropertyValues = includesPropertyValues
    other.includesPendingChanges = includesPendingChanges
    other.includesSubentities = includesSubentities
    other.returnsObjectsAsFaults = returnsObjectsAsFaults
    other.returnsDistinctResults = returnsDistinctResults
    other.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    other.propertiesToFetch = propertiesToFetch
    other.propertiesToGroupBy = propertiesToGroupBy
    other.havingPredicate = havingPredicate
    other.resultType = resultType
    return other
  }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
extension NSFetchRequestResultType {
  /// The objects themselves, the default.
  public static var managedObjectResultType: NSFetchRequestResultType { [] }
}
