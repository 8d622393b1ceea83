import Foundation

/// All rows of a coordinator, by identifier.
struct RowTable {
  private var rows: [NSManagedObjectID: Row] = [:]
  /// The identifiers of each entity, in the order of insertion. Identifiers of deleted rows are skipped, and removed when they are half of
  /// the list.
  private var order: [String: [NSManagedObjectID]] = [:]
  /// The identifiers in `order` whose rows are deleted, by entity.
  private var deleted: [String: Set<NSManagedObjectID>] = [:]
  private var byNumber: [Int64: NSManagedObjectID] = [:]
  private var next: Int64 = 1

  struct Outcome {
    var versions: [NSManagedObjectID: Int] = [:]
    /// The identifiers of all rows that changed.
    var touched: [NSManagedObjectID] = []
  }

  mutating func takeNumber() -> Int64 {
    defer { next += 1 }
    return next
  }

  func row(_ id: NSManagedObjectID) -> Row? { rows[id] }
  func identifier(_ number: Int64) -> NSManagedObjectID? { byNumber[number] }
  func identifiers(ofEntities names: Set<String>) -> [NSManagedObjectID] {
    let found = names.sorted().flatMap { (order[$0] ?? []).filter { rows[$0] != nil } }
    return names.count < 2 ? found : found.sorted { $0.number < $1.number }
  }

  // MARK: Stores

  mutating func load(_ file: StoreFile, into store: NSPersistentStore, model: NSManagedObjectModel) throws {
    let stored = try file.read()
    var ids: [Int64: NSManagedObjectID] = [:]
    for entry in stored {
      guard let entity = model.entity(named: entry.entity) ?? model.entities.first(where: { $0.renamingIdentifier == entry.entity }) else {
        continue
      }
      // A second store may use a number that is already in use.
      let number = byNumber[entry.number] == nil && entry.number >= next ? entry.number : takeNumber()
      next = max(next, number + 1)
      ids[entry.number] = NSManagedObjectID(entity: entity, number: number, store: store)
    }
    for entry in stored {
      guard let id = ids[entry.number] else { continue }
      insert(id, Row(values: entry.content.values(of: id.entity) { ids[$0] }, version: entry.version))
    }
  }

  /// Returns the rows of a store, in the order of their numbers.
  func rows(of store: NSPersistentStore) -> [(NSManagedObjectID, Row?)] {
    rows.keys.filter { $0.persistentStore === store }.sorted { $0.number < $1.number }.map { ($0, rows[$0]) }
  }

  mutating func remove(_ store: NSPersistentStore) {
    for id in rows.keys where id.persistentStore === store { delete(id) }
  }

  mutating func move(from store: NSPersistentStore, to new: NSPersistentStore) throws {
    let moved = rows(of: store)
    try new.file?.write(moved)
    for (id, _) in moved { id.persistentStore = new }
  }

  private mutating func insert(_ id: NSManagedObjectID, _ row: Row) {
    guard rows.updateValue(row, forKey: id) == nil else { return }
    let name = id.entity.name ?? ""
    byNumber[id.number] = id
    if deleted[name]?.remove(id) == nil { order[name, default: []].append(id) }
  }

  private mutating func delete(_ id: NSManagedObjectID) {
    guard rows.removeValue(forKey: id) != nil else { return }
    let name = id.entity.name ?? ""
    byNumber[id.number] = nil
    deleted[name, default: []].insert(id)
    guard let removed = deleted[name], let all = order[name], removed.count * 2 > all.count else { return }
    order[name] = all.filter { !removed.contains($0) }
    deleted[name] = nil
  }

  // MARK: Saving

  mutating func apply(_ changes: Changes, _ policy: NSMergePolicy, into store: NSPersistentStore) throws -> Outcome {
    var outcome = Outcome()
    for (id, version) in changes.deleted {
      guard let row = rows[id] else { continue }
      if row.version != version, policy.mergeType == .errorMergePolicyType { throw Self.conflict(id) }
      delete(id)
      outcome.touched.append(id)
    }
    for update in changes.updated { try apply(update, policy, &outcome) }
    var unique = UniqueKeys()
    for (id, values) in changes.inserted {
      guard let other = unique.other(with: values, than: id, in: self) else {
        insert(id, Row(values: values, version: 1))
        unique.add(id, values)
        outcome.versions[id] = 1
        outcome.touched.append(id)
        continue
      }
      switch policy.mergeType {
      case .errorMergePolicyType: throw Self.constraintConflict(id, other)
      case .rollbackMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType: continue
      case .overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType:
        // The new object replaces the old one, also in relationships.
        let old = rows[other]?.values ?? [:]
        outcome.touched += [other] + redirect(other, to: id)
        delete(other)
        insert(id, Row(values: policy.mergeType == .overwriteMergePolicyType ? values : old.merging(values) { $1 }, version: 1))
        unique.add(id, values)
        outcome.touched.append(id)
      }
    }
    return outcome
  }

  private mutating func apply(_ update: Changes.Update, _ policy: NSMergePolicy, _ outcome: inout Outcome) throws {
    var values = update.values
    let row = rows[update.id]
    let isConflict = row.map { $0.version != update.version } ?? true
    if isConflict {
      switch policy.mergeType {
      case .errorMergePolicyType: throw Self.conflict(update.id)
      case .rollbackMergePolicyType: return
      case .overwriteMergePolicyType: break
      case .mergeByPropertyStoreTrumpMergePolicyType:
        guard let row else { return }
        values = row.values
        for key in update.changed where StoredValue.equal(row.values[key], update.committed[key]) { values[key] = update.values[key] }
      case .mergeByPropertyObjectTrumpMergePolicyType:
        values = row?.values ?? update.values
        for key in update.changed { values[key] = update.values[key] }
      }
    }
    let version = (row?.version ?? 0) + 1
    insert(update.id, Row(values: values, version: version))
    outcome.touched.append(update.id)
    // An object that was merged reads its row again.
    if !isConflict { outcome.versions[update.id] = version }
  }

  /// Replaces an identifier in all relationships.
  /// - Returns: the identifiers of the rows that changed.
  private mutating func redirect(_ old: NSManagedObjectID, to new: NSManagedObjectID) -> [NSManagedObjectID] {
    var changed: [NSManagedObjectID] = []
    for (id, row) in rows {
      for (key, value) in row.values where value.identifiers.contains(old) {
        switch value {
        case .many(let ids, let isOrdered): rows[id]?.values[key] = .many(ids.map { $0 === old ? new : $0 }, isOrdered: isOrdered)
        default: rows[id]?.values[key] = .one(new)
        }
        rows[id]?.version += 1
        changed.append(id)
      }
    }
    return changed
  }

  private static func conflict(_ id: NSManagedObjectID) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
      userInfo: [NSLocalizedDescriptionKey: "Another context changed \(id) since it was read."])
  }

  private static func constraintConflict(_ id: NSManagedObjectID, _ other: NSManagedObjectID) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
      userInfo: [NSLocalizedDescriptionKey: "\(id) has the same unique values as \(other)."])
  }
}

/// The unique values of rows, collected once for a save.
private struct UniqueKeys {
  private var owners: [String: [String: [AnyHashable: NSManagedObjectID]]] = [:]

  private static func constraints(_ entity: NSEntityDescription) -> [[String]] {
    (entity.uniquenessConstraints + (entity.superentity?.uniquenessConstraints ?? [])).map { $0.map { "\($0)" } }
  }

  /// - Returns: nil if one of the values is nil, which is never equal to another.
  private static func key(_ names: [String], _ values: StoredValues) -> AnyHashable? {
    var key: [AnyHashable] = []
    for name in names {
      guard case .value(let value)? = values[name], let value = value as? AnyHashable else { return nil }
      key.append(value)
    }
    return key
  }

  mutating func other(with values: StoredValues, than id: NSManagedObjectID, in table: RowTable) -> NSManagedObjectID? {
    let entity = id.entity
    for names in Self.constraints(entity) {
      guard let key = Self.key(names, values) else { continue }
      let label = names.joined(separator: "\n")
      if owners[entity.name ?? ""]?[label] == nil {
        var found: [AnyHashable: NSManagedObjectID] = [:]
        for other in table.identifiers(ofEntities: entity.namesWithSubentities) {
          if let key = table.row(other).flatMap({ Self.key(names, $0.values) }) { found[key] = other }
        }
        owners[entity.name ?? "", default: [:]][label] = found
      }
      if let other = owners[entity.name ?? ""]?[label]?[key], other !== id { return other }
    }
    return nil
  }

  mutating func add(_ id: NSManagedObjectID, _ values: StoredValues) {
    for names in Self.constraints(id.entity) {
      guard let key = Self.key(names, values) else { continue }
      owners[id.entity.name ?? ""]?[names.joined(separator: "\n")]?[key] = id
    }
  }
}
