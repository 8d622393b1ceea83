/// Objects in the order in which they were added, without duplicates.
struct ObjectList {
  /// The objects. A removed object is replaced by nil; the array is compacted when half of the elements are nil.
  private var places: [NSManagedObject?] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  var objects: [NSManagedObject] { places.compactMap { $0 } }
  var isEmpty: Bool { indices.isEmpty }
  var set: Set<NSManagedObject> { Set(objects) }
  func contains(_ object: NSManagedObject) -> Bool { indices[ObjectIdentifier(object)] != nil }

  mutating func add(_ object: NSManagedObject) {
    guard !contains(object) else { return }
    indices[ObjectIdentifier(object)] = places.count
    places.append(object)
  }

  /// - Returns: whether the list contained the object.
  @discardableResult
  mutating func remove(_ object: NSManagedObject) -> Bool {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(object)) else { return false }
    places[index] = nil
    if places.count > 2 * indices.count { pack() }
    return true
  }

  private mutating func pack() {
    let kept = objects
    places = kept
    for (index, object) in kept.enumerated() { indices[ObjectIdentifier(object)] = index }
  }

  mutating func removeAll() { self = ObjectList() }
}
