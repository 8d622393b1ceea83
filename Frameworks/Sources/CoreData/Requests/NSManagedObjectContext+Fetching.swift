import Foundation

extension NSManagedObjectContext {
  /// Returns the objects that match a request, including unsaved ones.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    if request.resultType.contains(.countResultType) { return [NSNumber(value: try objects(request).count) as? T].compactMap { $0 } }
    if request.resultType.contains(.dictionaryResultType) {
      let objects = try objects(request, isPaged: false)
      return page(DictionaryResults(request, entity: try entity(of: request)).rows(objects), request).compactMap { $0 as? T }
    }
    let objects = try objects(request)
    if request.resultType.contains(.managedObjectIDResultType) { return objects.compactMap { $0.objectID as? T } }
    return objects.compactMap { $0 as? T }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try objects(request).count }

  func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
    if let entity = request.entity { return entity }
    guard let name = request.entityName, let entity = model?.entity(named: name) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134010,
        userInfo: [NSLocalizedDescriptionKey: "The model has no entity '\(request.entityName ?? "")' to fetch."])
    }
    return entity
  }

  /// Returns the objects that match a request, in order.
  /// - Parameter isPaged: whether to apply the offset and the limit.
  func objects<T>(_ request: NSFetchRequest<T>, isPaged: Bool = true) throws -> [NSManagedObject] {
    let entity = try entity(of: request)
    let names = request.includesSubentities ? entity.namesWithSubentities : [entity.name ?? ""]
    let deletedIDs = Set(deleted.objects.map(\.objectID))
    var found = (rows?.identifiers(ofEntities: names) ?? []).filter { !deletedIDs.contains($0) }.map { object(with: $0) }
    if request.includesPendingChanges { found += inserted.objects.filter { names.contains($0.entity.name ?? "") } }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let order = request.sortDescriptors, !order.isEmpty {
      // Equal objects keep their order, so that results are the same in every run.
      found = found.enumerated().sorted { a, b in
        for descriptor in order {
          switch descriptor.compare(a.element, to: b.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return a.offset < b.offset
      }.map(\.element)
    }
    return isPaged ? page(found, request) : found
  }

  private func page<Item, T>(_ items: [Item], _ request: NSFetchRequest<T>) -> [Item] {
    let rest = items.dropFirst(max(request.fetchOffset, 0))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }
}
