import Foundation

/// The changes of a context since its last notification.
struct PendingChanges {
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var refreshed = ObjectList()
  var isScheduled = false
  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  var userInfo: [AnyHashable: Any] {
    let lists = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted), (NSRefreshedObjectsKey, refreshed),
    ]
    return Dictionary(lists.filter { !$0.1.isEmpty }.map { ($0.0 as AnyHashable, $0.1.set as Any) }) { $1 }
  }
}

extension NSManagedObjectContext {
  /// Posts the notification of changes at the end of the current event, unless it is posted before.
  func scheduleProcessing() {
    guard !pending.isScheduled, concurrencyType != .confinementConcurrencyType else { return }
    pending.isScheduled = true
    perform { [weak self] in self?.processPendingChanges() }
  }

  /// Posts the notification of the changes since the last one (Apple: processPendingChanges()).
  public func processPendingChanges() {
    pending.isScheduled = false
    // Observers may change objects, which is posted in the next round. If observers change objects in each round, this stops after 100
    // rounds.
    for _ in 0..<100 where !pending.isEmpty {
      let changes = pending
      pending = PendingChanges()
      NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes.userInfo)
    }
  }

  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted, !object.isDeleted else { return }
    let changed = flag && !object.isFault ? object.changedKeys.map { ($0, object.values?[$0]) } : []
    updated.remove(object)
    pending.updated.remove(object)
    object.turnIntoFault()
    if !changed.isEmpty {
      object.fire()
      for (key, value) in changed { object.values?[key] = value }
      object.isUpdated = true
      updated.add(object)
    }
    pending.refreshed.add(object)
    scheduleProcessing()
  }

  public func refreshAllObjects() {
    for object in registeredObjects.sorted(by: { $0.objectID.number < $1.objectID.number }) { refresh(object, mergeChanges: true) }
  }

  /// Removes all objects and changes from the context.
  public func reset() {
    for object in registered.values.compactMap(\.object) { object.managedObjectContext = nil }
    registered = [:]
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    pending = PendingChanges()
    forgetUndo()
  }

  /// Undoes all unsaved changes.
  public func rollback() {
    forgetUndo()
    for object in inserted.objects {
      object.isInserted = false
      object.managedObjectContext = nil
      registered[object.objectID] = nil
      if !pending.inserted.remove(object) { pending.deleted.add(object) }
    }
    for object in updated.objects + deleted.objects {
      object.values = object.committed
      object.isUpdated = false
      if object.isDeleted {
        object.isDeleted = false
        if !pending.deleted.remove(object) { pending.inserted.add(object) }
      } else {
        pending.updated.remove(object)
        pending.refreshed.add(object)
      }
    }
    inserted.removeAll()
    updated.removeAll()
    deleted.removeAll()
    scheduleProcessing()
  }

  @MainActor public func undo() { undoManager?.undo() }
  @MainActor public func redo() { undoManager?.redo() }
}

extension NSManagedObject {
  /// The names of the values that differ from the saved ones.
  var changedKeys: Set<String> {
    guard let values else { return [] }
    return Set(values.keys).union(committed.keys).filter { !StoredValue.equal(values[$0], committed[$0]) }
  }
}
