/// Objects in the order in which they were added, without duplicates.
struct ObjectList {
  /// The objects. A removed object is replaced by nil; the array is compacted when half of the elements are nil.
  private var slots: [NSManagedObject?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  var objects: [NSManagedObject] { slots.compactMap { $0 } }
  var isEmpty: Bool { indices.isEmpty }
  var set: Set<NSManagedObject> { Set(objects) }
  func contains(_ object: NSManagedObject) -> Bool { indices[ObjectIdentifier(object)] != nil }

  mutating func add(_ object: NSManagedObject) {
    guard !contains(object) else { return }
    indices[ObjectIdentifier(object)] = slots.count
    slots.append(object)
  }

  /// - Returns: whether the list contained the object.
  @discardableResult
  mutating func remove(_ object: NSManagedObject) -> Bool {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    slots[index] = nil
    if slots.count > 2 * indices.count { pack() }
    return true
  }

  private mutating func pack() {
    let kept = objects
    slots = kept
    for (index, object) in kept.enumerated() { indices[ObjectIdentifier(object)] = index }
  }

  mutating func removeAll() { self = ObjectList() }
}
