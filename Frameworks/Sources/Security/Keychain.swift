@_exported import FoundationCompatibility
import Synchronization

// The keychain functions, based on a store in memory. Items exist until the program ends.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecAllocate: OSStatus = -108

public let kSecClass = "class" as CFString
public let kSecClassGenericPassword = "genp" as CFString
public let kSecClassInternetPassword = "inet" as CFString
public let kSecClassCertificate = "cert" as CFString
public let kSecClassKey = "keys" as CFString
public let kSecClassIdentity = "idnt" as CFString
public let kSecAttrAccount = "acct" as CFString
public let kSecAttrService = "svce" as CFString
public let kSecAttrServer = "srvr" as CFString
public let kSecAttrGeneric = "gena" as CFString
public let kSecAttrLabel = "labl" as CFString
public let kSecAttrDescription = "desc" as CFString
public let kSecAttrComment = "icmt" as CFString
public let kSecAttrCreationDate = "cdat" as CFString
public let kSecAttrModificationDate = "mdat" as CFString
public let kSecAttrSecurityDomain = "sdmn" as CFString
public let kSecAttrProtocol = "ptcl" as CFString
public let kSecAttrAuthenticationType = "atyp" as CFString
public let kSecAttrPort = "port" as CFString
public let kSecAttrPath = "path" as CFString
public let kSecAttrAccessGroup = "agrp" as CFString
public let kSecAttrAccessible = "pdmn" as CFString
public let kSecAttrAccessControl = "accc" as CFString
public let kSecAttrSynchronizable = "sync" as CFString
public let kSecAttrSynchronizableAny = "syna" as CFString
public let kSecAttrAccessibleWhenUnlocked = "ak" as CFString
public let kSecAttrAccessibleAfterFirstUnlock = "ck" as CFString
public let kSecAttrAccessibleAlways = "dk" as CFString
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku" as CFString
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku" as CFString
public let kSecAttrAccessibleAlwaysThisDeviceOnly = "dku" as CFString
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu" as CFString
public let kSecValueData = "v_Data" as CFString
public let kSecValueRef = "v_Ref" as CFString
public let kSecReturnData = "r_Data" as CFString
public let kSecReturnAttributes = "r_Attributes" as CFString
public let kSecReturnRef = "r_Ref" as CFString
public let kSecReturnPersistentRef = "r_PersistentRef" as CFString
public let kSecMatchLimit = "m_Limit" as CFString
public let kSecMatchLimitOne = "m_LimitOne" as CFString
public let kSecMatchLimitAll = "m_LimitAll" as CFString
public let kSecUseAuthenticationUI = "u_AuthUI" as CFString
public let kSecUseOperationPrompt = "u_OpPrompt" as CFString

/// A keychain item. Its attributes are never changed in place.
// Unchecked: the values are the strings, numbers, dates and data of a program, which are immutable.
private struct Item: @unchecked Sendable {
  /// The attributes as the program gave them.
  var attributes: [String: Any]
  var data: Data?

  init(_ given: NSDictionary) {
    attributes = Item.attributes(of: given)
    data = given[kSecValueData] as? Data
    let now = Date()
    attributes.merge([kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked, kSecAttrCreationDate: now, kSecAttrModificationDate: now]) {
      given, _ in given
    }
  }

  /// Returns the attributes in a dictionary, without values, return types, match limits and search options.
  static func attributes(of dictionary: NSDictionary) -> [String: Any] {
    var found: [String: Any] = [:]
    for case let (key as String, value) in dictionary where !["v_", "r_", "m_", "u_"].contains(key.prefix(2)) { found[key] = value }
    return found
  }

  /// Whether the item has all attributes of a query. Without `kSecAttrSynchronizable`, a query finds only items that are not synchronized.
  func matches(_ query: [String: Any]) -> Bool {
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

  /// Returns the result that a query requests: the attributes, the data, or both in one dictionary.
  func answer(_ query: NSDictionary) -> Any {
    guard query[kSecReturnAttributes] as? Bool == true else { return data ?? Data() }
    var all = attributes
    if query[kSecReturnData] as? Bool == true { all[kSecValueData] = data }
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
  let asks = [kSecReturnData, kSecReturnAttributes].contains { attributes[$0] as? Bool == true }
  if status == errSecSuccess, asks { result?.pointee = new.answer(attributes) as AnyObject }
  return status
}
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  SecItemAdd(attributes as NSDictionary, result)
}

public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  let wanted = Query(attributes: Item.attributes(of: query))
  let found = items.withLock { $0.filter { $0.matches(wanted.attributes) } }
  guard let first = found.first else { return errSecItemNotFound }
  let isList = query[kSecMatchLimit].map { "\($0)" } == kSecMatchLimitAll
  result?.pointee = isList ? found.map { $0.answer(query) } as NSArray : first.answer(query) as AnyObject
  return errSecSuccess
}
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  SecItemCopyMatching(query as NSDictionary, result)
}

public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  let wanted = Query(attributes: Item.attributes(of: query))
  let data = attributesToUpdate[kSecValueData] as? Data
  var changed = Item.attributes(of: attributesToUpdate)
  changed[kSecAttrModificationDate] = Date()
  let changes = Query(attributes: changed)
  return items.withLock { items in
    let found = items.indices.filter { items[$0].matches(wanted.attributes) }
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
  let wanted = Query(attributes: Item.attributes(of: query))
  return items.withLock { items in
    let count = items.count
    items.removeAll { $0.matches(wanted.attributes) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { SecItemDelete(query as NSDictionary) }

/// The attributes of a query or a change.
// Unchecked: as for items.
private struct Query: @unchecked Sendable { let attributes: [String: Any] }

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { "OSStatus \(status)" }

/// Apple: SecRandomRef.
public final class SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills the buffer with bytes from the system's random number generator.
public func SecRandomCopyBytes(_ generator: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
