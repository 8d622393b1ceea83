/// A saved object: its values, and a number that grows with each save.
struct Row {
  var values: StoredValues
  var version: Int
}

/// The changes that a context saves.
struct Changes {
  struct Update {
    var id: NSManagedObjectID
    var values: StoredValues
    /// The values that the context read.
    var committed: StoredValues
    /// The names of the values that the context changed.
    var changed: Set<String>
    /// The version of the row that the context read.
    var version: Int
  }
  var inserted: [(id: NSManagedObjectID, values: StoredValues)] = []
  var updated: [Update] = []
  var deleted: [(id: NSManagedObjectID, version: Int)] = []
  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// The source and destination of a context's objects: the rows of a coordinator, or a parent context.
protocol Rows: AnyObject {
  func row(_ id: NSManagedObjectID) -> Row?
  /// Returns the identifiers of the objects of some entities, in the order in which they were inserted.
  func identifiers(ofEntities names: Set<String>) -> [NSManagedObjectID]
  /// - Returns: the versions of the rows after the save.
  func save(_ changes: Changes, _ policy: NSMergePolicy) throws -> [NSManagedObjectID: Int]
}
