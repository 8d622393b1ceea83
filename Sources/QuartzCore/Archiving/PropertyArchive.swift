import Foundation

/// The properties of an object in an archive, by their names. Keys that are missing, or have values of another type, keep the defaults.
struct PropertyArchive {
  let coder: NSCoder
  /// Whether a property is archived.
  var includes: (String) -> Bool = { _ in true }

  func write(_ value: Any?, _ key: String) {
    guard includes(key), let archived = ArchivedValue(value) else { return }
    coder.encode(archived, forKey: key)
  }

  func read<Value>(_ key: String, as type: Value.Type = Value.self) -> Value? {
    guard coder.containsValue(forKey: key) else { return nil }
    return coder.decodeObject(of: ArchivedValue.self, forKey: key)?.value as? Value
  }

  func read<Value>(_ key: String, into property: inout Value) {
    if let value = read(key, as: Value.self) { property = value }
  }

  func read<Value>(_ key: String, into property: inout Value?) { property = read(key, as: Value.self) }
}
