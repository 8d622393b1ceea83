public import Foundation
public import FoundationCompatibility

/// The conditions under which an item can be read (Apple: SecAccessControl). They are stored with the item and not checked on Linux.
public final class SecAccessControl: NSObject, Sendable {
  /// The value of `kSecAttrAccessible` for the item.
  let protection: String
  let flags: SecAccessControlCreateFlags

  init(_ protection: String, _ flags: SecAccessControlCreateFlags) { (self.protection, self.flags) = (protection, flags) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? SecAccessControl).map { $0.protection == protection && $0.flags == flags } ?? false
  }
  public override var hash: Int { protection.hashValue ^ Int(truncatingIfNeeded: flags.rawValue) }
}

/// The conditions of an access control (Apple: SecAccessControlCreateFlags).
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let companion = SecAccessControlCreateFlags(rawValue: 1 << 5)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
  /// Older names.
  public static let touchIDAny = biometryAny
  public static let touchIDCurrentSet = biometryCurrentSet
}

/// Creates an access control.
/// - Parameters:
///   - protection: a value of `kSecAttrAccessible`. (Apple's type is CFTypeRef; texts are not objects on Linux.)
///   - error: receives `errSecParam` if the protection is not known.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  let known = [
    kSecAttrAccessibleWhenUnlocked, kSecAttrAccessibleAfterFirstUnlock, kSecAttrAccessibleAlways,
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly, kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    kSecAttrAccessibleAlwaysThisDeviceOnly, kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly,
  ]
  if let text = protection as? String ?? (protection as? NSString).map(String.init), known.contains(text) {
    return SecAccessControl(text, flags)
  }
  error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
  return nil
}
