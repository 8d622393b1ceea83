/// Foundation on Linux checks certificates itself, and asks no delegate about them.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// The certificates of a server (Apple: SecTrust). Linux hands none out.
public final class SecTrust: Sendable {
  private init() {}
}

extension URLProtectionSpace {
  /// Always nil.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// A credential without a user. Linux asks for none.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
