/// An authentication method. Foundation on Linux checks certificates itself and does not ask delegates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// The certificates of a server (Apple: SecTrust). Not available on Linux.
public final class SecTrust: Sendable {
  private init() {}
}

extension URLProtectionSpace {
  /// Always nil.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Creates a credential without a user. It has no effect on Linux.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
