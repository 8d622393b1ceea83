import Foundation
import FoundationNetworking

/// An authentication method. Foundation on Linux checks certificates itself and does not ask delegates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// Certificates and the policies to check them with (Apple: SecTrust). The functions are in the module Security.
public final class SecTrust: NSObject, Sendable {
  /// The object in which the module Security stores the certificates and policies.
  public let _vitrineContents: any Sendable & AnyObject

  public init(_vitrineContents contents: any Sendable & AnyObject) { _vitrineContents = contents }
}

extension URLProtectionSpace {
  /// Always nil.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential without a user. It has no effect on Linux.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
