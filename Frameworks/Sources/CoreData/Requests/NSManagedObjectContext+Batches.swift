import Foundation

extension NSManagedObjectContext {
  /// Performs a request: a batch, or an asynchronous fetch.
  ///
  /// As on Apple's systems, batches change the store but not this context. Its objects show the change after
  /// `mergeChanges(fromRemoteContextSave:into:)`.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as any AsynchronousRequest: return request.start(in: self)
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchInsertRequest: return try insert(request)
    default: return NSPersistentStoreResult()
    }
  }

  /// Returns a context that reads and saves rows of the store directly. If the merge policy is `error`, the batch overwrites the rows in a
  /// conflict.
  private func direct() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    context.mergePolicy = (mergePolicy as? NSMergePolicy)?.mergeType == .errorMergePolicyType ? NSMergePolicy.overwrite : mergePolicy
    return context
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let context = direct()
    let objects = try request.objectIDs?.map { context.object(with: $0) } ?? context.objects(request.fetchRequest)
    let ids = objects.map(\.objectID)
    for object in objects { context.delete(object) }
    try context.save()
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    return result
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let context = direct()
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    let objects = try context.objects(fetch)
    for object in objects {
      for (property, value) in request.propertiesToUpdate ?? [:] {
        let key = (property.base as? NSPropertyDescription)?.name ?? "\(property.base)"
        let computed = (value as? FoundationCompatibility.NSExpression)?.expressionValue(with: object, context: nil)
        object.setValue(value is NSNull ? nil : computed ?? value, forKey: key)
      }
    }
    let ids = objects.map(\.objectID)
    try context.save()
    let result = NSBatchUpdateResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: ids
      case .updatedObjectsCountResultType: ids.count
      }
    return result
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let context = direct()
    var objects: [NSManagedObject] = []
    func make() -> NSManagedObject { NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context) }
    func add(_ values: [String: Any]) {
      let object = make()
      for (key, value) in values.sorted(by: { $0.key < $1.key }) { object.setValue(value is NSNull ? nil : value, forKey: key) }
      objects.append(object)
    }
    for values in request.objectsToInsert ?? [] { add(values) }
    if let handler = request.dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if handler(values) { break }
        add(Dictionary(values.map { ("\($0.key)", $0.value) }) { $1 })
      }
    }
    if let handler = request.managedObjectHandler {
      while true {
        let object = make()
        if handler(object) {
          context.delete(object)
          break
        }
        objects.append(object)
      }
    }
    let ids = objects.map(\.objectID)
    try context.save()
    let result = NSBatchInsertResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .statusOnly: true
      case .objectIDs: ids
      case .count: ids.count
      }
    return result
  }
}
