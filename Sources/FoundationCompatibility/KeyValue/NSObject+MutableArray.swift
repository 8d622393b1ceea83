extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a list that represents the list under a key. Insertions and removals notify the object's observers, with the indexes in
  /// `indexesKey` (Apple: mutableArrayValue(forKey:)).
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    if let body = _vitrineOverride(self, "mutableArrayValueForKey:"), let list = body([key]) as? NSMutableArray { return list }
    return ObservedArray(owner: self, key: key)
  }

  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return NSMutableArray() }
    let owner = keys.isEmpty ? self : KeyValueCoding.value(of: self, path: keys) as? NSObject
    return owner?.mutableArrayValue(forKey: last) ?? NSMutableArray()
  }

  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    ListChanges.shared.begin(ListChange(kind: changeKind, indexes: indexes), self, key)
  }

  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    ListChanges.shared.end(self, key)
  }
}
