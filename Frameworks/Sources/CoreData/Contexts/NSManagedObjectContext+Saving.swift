import Foundation

extension NSManagedObjectContext {
  /// Saves the changes in the store, or in the parent context.
  /// - Throws: an error of validation or of the store; the changes are then kept.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in inserted.objects + updated.objects + deleted.objects { object.willSave() }
    processPendingChanges()
    try validate()
    guard let rows else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
        userInfo: [NSLocalizedDescriptionKey: "The context has neither a coordinator with a store nor a parent."])
    }
    let saved = (inserted: inserted, updated: updated, deleted: deleted)
    let versions = try rows.save(changes, mergePolicy as? NSMergePolicy ?? .error)
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    settle(saved.inserted.objects + saved.updated.objects, versions)
    for object in saved.deleted.objects {
      object.isDeleted = false
      object.managedObjectContext = nil
      registered[object.objectID] = nil
    }
    for object in saved.inserted.objects + saved.updated.objects + saved.deleted.objects { object.didSave() }
    let lists = [(NSInsertedObjectsKey, saved.inserted), (NSUpdatedObjectsKey, saved.updated), (NSDeletedObjectsKey, saved.deleted)]
    let userInfo = Dictionary(lists.map { ($0.0 as AnyHashable, $0.1.set as Any) }) { $1 }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: userInfo)
    persistentStoreCoordinator?.merge(
      SavedIdentifiers(
        inserted: saved.inserted.objects.map(\.objectID), updated: saved.updated.objects.map(\.objectID),
        deleted: saved.deleted.objects.map(\.objectID)), from: self)
  }

  private func validate() throws {
    var errors: [any Error] = []
    func check(_ body: () throws -> Void) { do { try body() } catch { errors.append(error) } }
    for object in inserted.objects { check(object.validateForInsert) }
    for object in updated.objects { check(object.validateForUpdate) }
    for object in deleted.objects { check(object.validateForDelete) }
    guard errors.count > 1 else { return try errors.first.map { throw $0 } ?? () }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
      userInfo: [NSDetailedErrorsKey: errors, NSLocalizedDescriptionKey: "Multiple validation errors occurred."])
  }

  private var changes: Changes {
    func kept(_ object: NSManagedObject) -> StoredValues {
      (object.values ?? [:]).filter { object.entity.propertiesByName[$0.key]?.isTransient != true }
    }
    var changes = Changes()
    changes.inserted = inserted.objects.map { ($0.objectID, kept($0)) }
    changes.updated = updated.objects.filter { !$0.isFault }.map {
      Changes.Update(id: $0.objectID, values: kept($0), committed: $0.committed, changed: $0.changedKeys, version: $0.version)
    }
    changes.deleted = deleted.objects.map { ($0.objectID, $0.version) }
    return changes
  }

  /// Makes the current values the saved ones. Objects without a new version, because the store's values won a conflict, are read again.
  private func settle(_ objects: [NSManagedObject], _ versions: [NSManagedObjectID: Int]) {
    for object in objects {
      object.isInserted = false
      object.isUpdated = false
      guard let version = versions[object.objectID] else {
        object.turnIntoFault()
        continue
      }
      object.committed = object.values ?? [:]
      object.version = version
    }
  }
}

/// A parent context holds the changes of its children in memory until it is saved itself.
extension NSManagedObjectContext: Rows {
  func row(_ id: NSManagedObjectID) -> Row? {
    performAndWait {
      if let object = registered[id]?.object, let values = object.values {
        return object.isDeleted ? nil : Row(values: values, version: object.version)
      }
      return rows?.row(id)
    }
  }

  func identifiers(ofEntities names: Set<String>) -> [NSManagedObjectID] {
    performAndWait {
      let deletedIDs = Set(deleted.objects.map(\.objectID))
      let saved = (rows?.identifiers(ofEntities: names) ?? []).filter { !deletedIDs.contains($0) }
      return saved + inserted.objects.filter { names.contains($0.entity.name ?? "") }.map(\.objectID)
    }
  }

  func save(_ changes: Changes, _ policy: NSMergePolicy) throws -> [NSManagedObjectID: Int] {
    performAndWait {
      var versions: [NSManagedObjectID: Int] = [:]
      for (id, values) in changes.inserted {
        let object = object(with: id)
        object.values = values
        object.isInserted = true
        inserted.add(object)
        pending.inserted.add(object)
        versions[id] = 0
      }
      for update in changes.updated {
        let object = object(with: update.id)
        object.fire()
        for key in update.changed { object.values?[key] = update.values[key] }
        noteChange(of: object)
        versions[update.id] = object.version
      }
      for (id, _) in changes.deleted { delete(object(with: id)) }
      scheduleProcessing()
      return versions
    }
  }
}
