public import CoreData
public import Foundation

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}
extension EnvironmentValues {
  /// The context of fetch requests. On Linux it is always one without a store, as Apple's default.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The objects of a fetch request (Apple: FetchedResults). There are none on Linux, since views have no context with a store.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  public var nsPredicate: NSPredicate?
  public var nsSortDescriptors: [NSSortDescriptor] = []
  private let objects: [Result] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
}

/// A property with the objects that a view fetches (Apple: FetchRequest). It is empty on Linux.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  public var wrappedValue: FetchedResults<Result>

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    wrappedValue = FetchedResults(nsPredicate: fetchRequest.predicate, nsSortDescriptors: fetchRequest.sortDescriptors ?? [])
  }
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { self.init(fetchRequest: fetchRequest) }
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    wrappedValue = FetchedResults(nsPredicate: predicate, nsSortDescriptors: sortDescriptors)
  }
}
extension FetchRequest where Result: NSManagedObject {
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
    wrappedValue = FetchedResults(nsPredicate: predicate, nsSortDescriptors: sortDescriptors)
  }
}
