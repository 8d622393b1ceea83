import FoundationCompatibility

extension NSManagedObject {
  /// Performs an accessor of a to-many relationship that Core Data makes at run time, such as `addBooksObject:`. The compiler shim calls it in
  /// methods marked with `@NSManaged`.
  /// - Precondition: the selector is that of such an accessor.
  public func _vitrineManagedMethod(_ selector: String, _ arguments: Any...) {
    guard let accessor = RelationshipAccessor(selector, of: entity) else {
      preconditionFailure("\(type(of: self)): Core Data makes no accessor '\(selector)'")
    }
    let isOrdered = entity.relationshipsByName[accessor.key]?.isOrdered ?? (value(forKey: accessor.key) is NSOrderedSet)
    let old = Self.objects(of: value(forKey: accessor.key))
    let new = accessor.change(old, arguments)
    setValue(isOrdered ? NSOrderedSet(array: new) : NSSet(array: new), forKey: accessor.key)
  }

  /// Returns the objects that a value of a relationship has: one, a set, an ordered set or a list.
  static func objects(of value: Any?) -> [NSManagedObject] {
    switch value {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: set.compactMap { $0 as? NSManagedObject }
    case let set as Set<AnyHashable>: set.compactMap { $0.base as? NSManagedObject }
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }
}

/// An accessor of a to-many relationship by its selector.
private struct RelationshipAccessor {
  private enum Change { case add, remove, insert, removeAt, replace }
  let key: String
  private let change: Change

  /// The names of accessors, the most exact ones first; `*` is the relationship with a capital letter.
  private static let forms: [(form: String, change: Change)] = [
    ("insertObject:in*AtIndex:", .insert), ("removeObjectFrom*AtIndex:", .removeAt), ("replaceObjectIn*AtIndex:withObject:", .replace),
    ("insert*:atIndexes:", .insert), ("remove*AtIndexes:", .removeAt), ("replace*AtIndexes:with*:", .replace),
    ("add*Object:", .add), ("remove*Object:", .remove), ("add*:", .add), ("remove*:", .remove),
  ]

  init?(_ selector: String, of entity: NSEntityDescription) {
    let relationships = entity.isDescribed ? entity.relationshipsByName.keys.sorted() : Self.guess(selector)
    for (form, change) in Self.forms {
      for key in relationships {
        let name = key.prefix(1).uppercased() + key.dropFirst()
        if form.replacingOccurrences(of: "*", with: name) == selector {
          (self.key, self.change) = (key, change)
          return
        }
      }
    }
    return nil
  }

  /// Returns the possible names of a relationship in an entity that no model describes.
  private static func guess(_ selector: String) -> [String] {
    forms.compactMap { form in
      let parts = form.form.components(separatedBy: "*")
      guard selector.hasPrefix(parts[0]), selector.dropFirst(parts[0].count).contains(parts[1]) || parts[1].isEmpty else { return nil }
      let name = selector.dropFirst(parts[0].count).components(separatedBy: parts[1])[0]
      return name.isEmpty ? nil : name.prefix(1).lowercased() + name.dropFirst()
    }
  }

  private static func indexes(_ value: Any?) -> [Int] {
    switch value {
    case let index as Int: [index]
    case let set as NSIndexSet: Array(set)
    case let set as IndexSet: Array(set)
    default: []
    }
  }

  /// Returns the changed list. Objects that are in it already are not added again.
  func change(_ old: [NSManagedObject], _ arguments: [Any]) -> [NSManagedObject] {
    func isNew(_ object: NSManagedObject) -> Bool { !old.contains { $0 === object } }
    var new = old
    switch change {
    case .add: new += NSManagedObject.objects(of: arguments.first).filter(isNew)
    case .remove:
      let removed = NSManagedObject.objects(of: arguments.first)
      new.removeAll { object in removed.contains { $0 === object } }
    case .insert:
      for (object, index) in zip(NSManagedObject.objects(of: arguments.first), Self.indexes(arguments.last)) where isNew(object) {
        new.insert(object, at: index)
      }
    case .removeAt: for index in Self.indexes(arguments.first).reversed() { new.remove(at: index) }
    case .replace:
      for (object, index) in zip(NSManagedObject.objects(of: arguments.last), Self.indexes(arguments.first)) { new[index] = object }
    }
    return new
  }
}
