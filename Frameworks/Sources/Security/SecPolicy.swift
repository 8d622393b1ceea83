public import Foundation
public import FoundationCompatibility

public let kSecPolicyAppleX509Basic = "1.2.840.113635.100.1.2" as CFString
public let kSecPolicyAppleSSL = "1.2.840.113635.100.1.3" as CFString
public let kSecPolicyAppleRevocation = "1.2.840.113635.100.1.21" as CFString
public let kSecPolicyOid = "SecPolicyOid" as CFString
public let kSecPolicyName = "SecPolicyName" as CFString
public let kSecPolicyClient = "SecPolicyClient" as CFString
public let kSecPolicyRevocationFlags = "SecPolicyRevocationFlags" as CFString

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

/// The rules that certificates are checked with (Apple: SecPolicy). They are kept; nothing is checked on Linux.
public final class SecPolicy: NSObject, Sendable {
  enum Kind: Hashable, Sendable {
    case basic
    case connection(isServer: Bool, host: String?)
    case revocation(CFOptionFlags)
  }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }

  public override func isEqual(_ object: Any?) -> Bool { (object as? SecPolicy)?.kind == kind }
  public override var hash: Int { kind.hashValue }
}

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// - Parameters:
///   - server: whether the certificate is that of a server, not of a client.
///   - hostname: the name that the certificate must have; nil for any.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(.connection(isServer: server, host: hostname))
}

/// Returns nil if no method is chosen.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  revocationFlags & kSecRevocationUseAnyAvailableMethod == 0 ? nil : SecPolicy(.revocation(revocationFlags))
}

public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
  switch policyRef.kind {
  case .basic: return [kSecPolicyOid: kSecPolicyAppleX509Basic]
  case .revocation: return [kSecPolicyOid: kSecPolicyAppleRevocation]
  case .connection(let isServer, let host):
    var properties: CFDictionary = [kSecPolicyOid: kSecPolicyAppleSSL]
    if let host { properties[kSecPolicyName] = host }
    if !isServer { properties[kSecPolicyClient] = true }
    return properties
  }
}
