/// A value of an object. A relationship is stored as identifiers, so that objects do not retain each other.
enum StoredValue {
  case value(Any)
  case one(NSManagedObjectID)
  case many([NSManagedObjectID], isOrdered: Bool)

  /// The objects of a relationship; empty for an attribute.
  var identifiers: [NSManagedObjectID] {
    switch self {
    case .value: []
    case .one(let id): [id]
    case .many(let ids, _): ids
    }
  }

  /// Returns whether two values are equal. Values that cannot be compared are different.
  static func equal(_ a: StoredValue?, _ b: StoredValue?) -> Bool {
    switch (a, b) {
    case (nil, nil): return true
    case (.one(let a), .one(let b)): return a === b
    case (.many(let a, let isOrdered), .many(let b, _)): return isOrdered ? a == b : Set(a) == Set(b)
    case (.value(let a), .value(let b)):
      if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
      return false
    default: return false
    }
  }
}

/// The values of an object by name; a missing value is nil.
typealias StoredValues = [String: StoredValue]
