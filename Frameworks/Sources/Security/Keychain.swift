@_exported import FoundationCompatibility
import Synchronization

// The keychain functions, based on a store in memory. Items exist until the program ends.

/// A keychain item. Its attributes are never changed in place.
// Unchecked: the values are the strings, numbers, dates and data of a program, which are immutable.
private struct Item: @unchecked Sendable {
  /// The attributes as the program gave them.
  var attributes: [String: Any]
  var data: Data?
  /// The persistent reference, which is unique.
  let reference = withUnsafeBytes(of: UUID().uuid) { Data($0) }

  init(_ given: NSDictionary) {
    attributes = Item.attributes(of: given)
    if let control = attributes[kSecAttrAccessControl] as? SecAccessControl { attributes[kSecAttrAccessible] = control.protection }
    data = given[kSecValueData] as? Data
    let now = Date()
    attributes.merge([kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked, kSecAttrCreationDate: now, kSecAttrModificationDate: now]) {
      given, _ in given
    }
  }

  /// Returns the attributes in a dictionary, without values, return types, match limits and search options.
  static func attributes(of dictionary: NSDictionary) -> [String: Any] {
    var found: [String: Any] = [:]
    for case let (key as String, value) in dictionary
    where !["v_", "r_", "m_", "u_"].contains(key.prefix(2)) && key != kSecUseDataProtectionKeychain { found[key] = value }
    return found
  }

  /// Whether a query finds the item: whether it has the persistent reference of the query, or, if the query has none, all of its attributes.
  /// Without `kSecAttrSynchronizable`, a query finds only items that are not synchronized.
  func matches(_ wanted: Query) -> Bool {
    if let reference = wanted.reference { return reference == self.reference }
    let query = wanted.attributes
    let wanted = query[kSecAttrSynchronizable]
    guard wanted as? String == kSecAttrSynchronizableAny || Item.flag(wanted) == Item.flag(attributes[kSecAttrSynchronizable]) else {
      return false
    }
    return query.allSatisfy { key, value in
      key == kSecAttrSynchronizable || key == kSecAttrAccessControl || attributes[key].map(Item.text) == Item.text(value)
    }
  }

  /// The attributes of which two items of a class differ in at least one.
  var identity: [String: String] {
    var names: Set = [
      kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup, kSecAttrProtocol, kSecAttrPort, kSecAttrPath,
      kSecAttrSecurityDomain, kSecAttrAuthenticationType,
    ]
    let kind = attributes[kSecClass].map(Item.text)
    if kind != kSecClassGenericPassword, kind != kSecClassInternetPassword {
      names = Set(attributes.keys).subtracting([kSecAttrAccessible, kSecAttrCreationDate, kSecAttrModificationDate])
    }
    var found = attributes.filter { names.contains($0.key) && $0.key != kSecAttrSynchronizable }.mapValues(Item.text)
    if Item.flag(attributes[kSecAttrSynchronizable]) { found[kSecAttrSynchronizable] = "true" }
    return found
  }

  static func text(_ value: Any) -> String { (value as? Data)?.base64EncodedString() ?? "\(value)" }
  private static func flag(_ value: Any?) -> Bool { value as? Bool ?? (value as? NSNumber)?.boolValue ?? false }

  /// Whether a query requests a result.
  static func asks(_ query: NSDictionary) -> Bool {
    [kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef].contains { flag(query[$0]) }
  }

  /// Returns the result that a query requests: the attributes, the data or the persistent reference; several in one dictionary.
  func answer(_ query: NSDictionary) -> Any {
    let (asksData, asksReference) = (Item.flag(query[kSecReturnData]), Item.flag(query[kSecReturnPersistentRef]))
    guard Item.flag(query[kSecReturnAttributes]) || asksData && asksReference else { return asksReference ? reference : data ?? Data() }
    var all = Item.flag(query[kSecReturnAttributes]) ? attributes : [:]
    if asksData { all[kSecValueData] = data }
    if asksReference { all[kSecValuePersistentRef] = reference }
    return all
  }
}

private let items = Mutex<[Item]>([])

public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  let new = Item(attributes)
  let status = items.withLock { items in
    guard !items.contains(where: { $0.identity == new.identity }) else { return errSecDuplicateItem }
    items.append(new)
    return errSecSuccess
  }
  if status == errSecSuccess, Item.asks(attributes) { result?.pointee = new.answer(attributes) as AnyObject }
  return status
}
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  SecItemAdd(attributes as NSDictionary, result)
}

public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  let wanted = Query(query)
  let found = items.withLock { $0.filter { $0.matches(wanted) } }
  guard let first = found.first else { return errSecItemNotFound }
  let isList = query[kSecMatchLimit].map { "\($0)" } == kSecMatchLimitAll
  result?.pointee = isList ? found.map { $0.answer(query) } as NSArray : first.answer(query) as AnyObject
  return errSecSuccess
}
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  SecItemCopyMatching(query as NSDictionary, result)
}

public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  let wanted = Query(query)
  let data = attributesToUpdate[kSecValueData] as? Data
  var changed = Item.attributes(of: attributesToUpdate)
  changed[kSecAttrModificationDate] = Date()
  let changes = Query(attributes: changed, reference: nil)
  return items.withLock { items in
    let found = items.indices.filter { items[$0].matches(wanted) }
    for index in found {
      if let data { items[index].data = data }
      items[index].attributes.merge(changes.attributes) { $1 }
    }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  SecItemUpdate(query as NSDictionary, attributesToUpdate as NSDictionary)
}

public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  let wanted = Query(query)
  return items.withLock { items in
    let count = items.count
    items.removeAll { $0.matches(wanted) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { SecItemDelete(query as NSDictionary) }

/// The attributes of a query or a change.
// Unchecked: as for items.
private struct Query: @unchecked Sendable {
  let attributes: [String: Any]
  /// The persistent reference of the item; nil if the query has none.
  let reference: Data?

  init(attributes: [String: Any], reference: Data?) { (self.attributes, self.reference) = (attributes, reference) }
  init(_ query: NSDictionary) {
    self.init(attributes: Item.attributes(of: query), reference: query[kSecValuePersistentRef] as? Data)
  }
}

/// Apple: SecRandomRef.
public final class SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills the buffer with bytes from the system's random number generator.
public func SecRandomCopyBytes(_ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
