import Foundation

extension NSManagedObject {
  /// Converts a value to the form in which it is stored. Objects of a relationship that are in no context are inserted into this object's.
  func stored(_ value: Any?, _ key: String) -> StoredValue? {
    guard let value else { return nil }
    func identifier(_ other: NSManagedObject) -> NSManagedObjectID {
      if other.managedObjectContext == nil, !other.isDeleted { managedObjectContext?.insert(other) }
      if managedObjectContext == nil, let context = other.managedObjectContext { context.insert(self) }
      return other.objectID
    }
    let isOrdered = entity.relationshipsByName[key]?.isOrdered
    if let object = value as? NSManagedObject { return .one(identifier(object)) }
    if let set = value as? NSOrderedSet {
      return .many(set.map { $0 as? NSManagedObject }.compactMap { $0.map(identifier) }, isOrdered: isOrdered ?? true)
    }
    // A set has no order; sorting by identifier makes results the same in every run.
    if let set = (value as? NSSet).map({ $0.allObjects }) ?? (value as? Set<AnyHashable>).map({ $0.map(\.base) }),
      entity.relationshipsByName[key] != nil || set.contains(where: { $0 is NSManagedObject })
    {
      let ids = set.compactMap { $0 as? NSManagedObject }.map(identifier).sorted { $0.number < $1.number }
      return .many(ids, isOrdered: isOrdered ?? false)
    }
    if let list = value as? [NSManagedObject], entity.relationshipsByName[key] != nil {
      return .many(list.map(identifier), isOrdered: isOrdered ?? true)
    }
    return .value(AttributeValue.number(value) ?? value)
  }

  /// Converts a stored value to the form that programs get.
  func shown(_ value: StoredValue?) -> Any? {
    switch value {
    case nil: nil
    case .value(let value): value
    case .one(let id): managedObjectContext?.object(with: id)
    case .many(let ids, let isOrdered):
      isOrdered
        ? NSOrderedSet(array: ids.compactMap { managedObjectContext?.object(with: $0) })
        : NSSet(array: ids.compactMap { managedObjectContext?.object(with: $0) })
    }
  }

  /// Sets a value, and updates the inverse relationship.
  func set(_ new: StoredValue?, _ key: String) {
    fire()
    guard let relationship = entity.relationshipsByName[key], let inverse = relationship.inverseRelationship else {
      return setOneSide(new, key)
    }
    let old = values?[key]?.identifiers ?? []
    let added = new?.identifiers ?? []
    let kept = Set(added)
    let before = Set(old)
    setOneSide(new, key)
    for id in old where !kept.contains(id) { managedObjectContext?.object(with: id).remove(objectID, from: inverse) }
    for id in added where !before.contains(id) {
      guard let other = managedObjectContext?.object(with: id) else { continue }
      if !inverse.isToMany {
        other.fire()
        if let owner = other.values?[inverse.name]?.identifiers.first, owner !== objectID {
          managedObjectContext?.object(with: owner).remove(id, from: relationship)
        }
        other.setOneSide(.one(objectID), inverse.name)
      } else {
        other.add(objectID, to: inverse)
      }
    }
  }

  /// Sets a value and notifies observers.
  private func setOneSide(_ new: StoredValue?, _ key: String) {
    fire()
    let old = values?[key]
    managedObjectContext?.registerUndo { self.set(old, key) }
    willChangeValue(forKey: key)
    values?[key] = new
    didChangeValue(forKey: key)
  }

  func remove(_ id: NSManagedObjectID, from relationship: NSRelationshipDescription) {
    fire()
    switch values?[relationship.name] {
    case .one(let other) where other === id: setOneSide(nil, relationship.name)
    case .many(let ids, let isOrdered) where ids.contains(id):
      setOneSide(.many(ids.filter { $0 !== id }, isOrdered: isOrdered), relationship.name)
    default: break
    }
  }

  private func add(_ id: NSManagedObjectID, to relationship: NSRelationshipDescription) {
    fire()
    let ids = values?[relationship.name]?.identifiers ?? []
    guard !ids.contains(id) else { return }
    setOneSide(.many(ids + [id], isOrdered: relationship.isOrdered), relationship.name)
  }
}
