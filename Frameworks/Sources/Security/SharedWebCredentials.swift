public import Foundation
public import FoundationCompatibility

// Passwords that an application shares with its web site. There are none on Linux: requests fail.

/// The key of the password in a credential.
public let kSecSharedPassword = "spwd" as CFString

/// Calls the closure with the error `errSecMissingEntitlement`.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
  DispatchQueue.global().async { completionHandler(fault(errSecMissingEntitlement)) }
}

/// Calls the closure with no credentials and the error `errSecItemNotFound`.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
  DispatchQueue.global().async { completionHandler(nil, fault(errSecItemNotFound)) }
}

/// Returns a random password of four groups of three letters and digits, such as `dRe-4vt-8ka-Qm2`.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let characters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  return (0..<4).map { _ in String((0..<3).map { _ in characters.randomElement() ?? "x" }) }.joined(separator: "-")
}

private func fault(_ status: OSStatus) -> CFError {
  NSError(
    domain: NSOSStatusErrorDomain, code: Int(status),
    userInfo: [NSLocalizedDescriptionKey: SecCopyErrorMessageString(status, nil) ?? ""])
}
