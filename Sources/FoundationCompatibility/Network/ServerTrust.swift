/// Foundation on Linux checks certificates itself, and asks no delegate about them.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLCredential {
  /// A credential without a user. Linux asks for none.
  public convenience init(trust: Any) { self.init(user: "", password: "", persistence: .none) }
}
