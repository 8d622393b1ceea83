public import Foundation

/// A fetch that passes its result to a block (Apple: NSAsynchronousFetchRequest).
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var estimatedResultCount = 0
  public init(
    fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }
}

open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  public internal(set) var managedObjectContext: NSManagedObjectContext?
  public internal(set) var operationError: (any Error)?
  open var progress: Progress?
  open func cancel() {}
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  public internal(set) var finalResult: [ResultType]?
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ context: NSManagedObjectContext) {
    fetchRequest = request
    super.init()
    managedObjectContext = context
  }
}

/// A request that a context performs asynchronously, regardless of the type of its results.
protocol AsynchronousRequest { func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult }

extension NSAsynchronousFetchRequest: AsynchronousRequest {
  /// Fetches later on the context's queue, and calls the block there.
  func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform { [self] in
      do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
      completionBlock?(result)
    }
    return result
  }
}
