public import Foundation

/// The identifiers of the objects that a context saved.
struct SavedIdentifiers: Sendable {
  var inserted: [NSManagedObjectID]
  var updated: [NSManagedObjectID]
  var deleted: [NSManagedObjectID]
}

extension NSManagedObjectContext {
  /// Applies the changes that another context saved. Unsaved changes of this context are kept.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    func identifiers(_ key: String) -> [NSManagedObjectID] {
      let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      return objects.map(\.objectID).sorted { $0.number < $1.number }
    }
    merge(
      SavedIdentifiers(
        inserted: identifiers(NSInsertedObjectsKey), updated: identifiers(NSUpdatedObjectsKey), deleted: identifiers(NSDeletedObjectsKey)))
  }

  /// Applies changes that are given by identifier, such as those of a batch request.
  /// - Parameter changeNotificationData: lists of identifiers under `NSInsertedObjectIDsKey` and the similar keys.
  public static func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext])
  {
    func identifiers(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap {
        changeNotificationData[$0] as? [NSManagedObjectID] ?? (changeNotificationData[$0] as? Set<NSManagedObjectID>).map(Array.init) ?? []
      }
    }
    let saved = SavedIdentifiers(
      inserted: identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey), updated: identifiers(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey),
      deleted: identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey))
    for context in contexts { context.performAndWait { context.merge(saved) } }
  }

  func merge(_ saved: SavedIdentifiers) {
    for id in saved.deleted {
      guard let object = registered[id]?.object, !object.isInserted else { continue }
      updated.remove(object)
      deleted.remove(object)
      pending.updated.remove(object)
      object.managedObjectContext = nil
      registered[id] = nil
      pending.deleted.add(object)
    }
    for id in saved.updated {
      guard let object = registered[id]?.object else { continue }
      if !object.isFault { refresh(object, mergeChanges: true) }
      pending.refreshed.remove(object)
      pending.updated.add(object)
    }
    for id in saved.inserted where rows?.row(id) != nil { pending.inserted.add(object(with: id)) }
    scheduleProcessing()
  }
}
