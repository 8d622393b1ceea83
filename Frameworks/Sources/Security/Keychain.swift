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

private struct Item: Sendable {
  var attributes: [String: String]
  var data: Data?
}

private let items = Mutex<[Item]>([])

/// Returns the attributes that identify an item, as text.
private func identity(_ query: NSDictionary) -> [String: String] {
  var found: [String: String] = [:]
  for key in [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup, kSecAttrGeneric] {
    if let value = query[key] { found[key] = (value as? Data)?.base64EncodedString() ?? "\(value)" }
  }
  return found
}

private func matches(_ item: Item, _ query: [String: String]) -> Bool { query.allSatisfy { item.attributes[$0.key] == $0.value } }

public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  let new = Item(attributes: identity(attributes), data: attributes[kSecValueData] as? Data)
  return items.withLock { items in
    guard !items.contains(where: { $0.attributes == new.attributes }) else { return errSecDuplicateItem }
    items.append(new)
    return errSecSuccess
  }
}
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  SecItemAdd(attributes as NSDictionary, result)
}

public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  let wanted = identity(query)
  let found = items.withLock { $0.filter { matches($0, wanted) } }
  guard let first = found.first else { return errSecItemNotFound }
  func answer(_ item: Item) -> Any {
    guard query[kSecReturnAttributes] as? Bool == true else { return item.data ?? Data() }
    var all: [String: Any] = item.attributes
    if query[kSecReturnData] as? Bool == true { all[kSecValueData] = item.data }
    return all
  }
  let isList = query[kSecMatchLimit].map { "\($0)" } == kSecMatchLimitAll
  result?.pointee = isList ? found.map(answer) as NSArray : answer(first) as AnyObject
  return errSecSuccess
}
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  SecItemCopyMatching(query as NSDictionary, result)
}

public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  let wanted = identity(query)
  let data = attributesToUpdate[kSecValueData] as? Data
  let changes = identity(attributesToUpdate)
  return items.withLock { items in
    let found = items.indices.filter { matches(items[$0], wanted) }
    for index in found {
      if let data { items[index].data = data }
      items[index].attributes.merge(changes) { $1 }
    }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  SecItemUpdate(query as NSDictionary, attributesToUpdate as NSDictionary)
}

public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  let wanted = identity(query)
  return items.withLock { items in
    let count = items.count
    items.removeAll { matches($0, wanted) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { SecItemDelete(query as NSDictionary) }

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
