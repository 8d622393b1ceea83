/// Objects in the order in which they were added, each once.
struct ObjectList {
  private(set) var objects: [NSManagedObject] = []
  private var members: Set<ObjectIdentifier> = []

  var isEmpty: Bool { objects.isEmpty }
  var set: Set<NSManagedObject> { Set(objects) }
  func contains(_ object: NSManagedObject) -> Bool { members.contains(ObjectIdentifier(object)) }

  mutating func add(_ object: NSManagedObject) {
    if members.insert(ObjectIdentifier(object)).inserted { objects.append(object) }
  }
  /// - Returns: whether the list contained the object.
  @discardableResult
  mutating func remove(_ object: NSManagedObject) -> Bool {
    guard members.remove(ObjectIdentifier(object)) != nil else { return false }
    objects.removeAll { $0 === object }
    return true
  }
  mutating func removeAll() { self = ObjectList() }
}
