import FoundationCompatibility

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// The result of an authorization (Apple: ASAuthorization). The controller never returns one.
open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope("full_name")
    public static let email = Scope("email")
  }

  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = OpenIDOperation("implicit")
    public static let operationLogin = OpenIDOperation("login")
    public static let operationRefresh = OpenIDOperation("refresh")
    public static let operationLogout = OpenIDOperation("logout")
  }

  private let values: (provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential)

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) { values = (provider, credential) }

  open var provider: any ASAuthorizationProvider { values.provider }
  open var credential: any ASAuthorizationCredential { values.credential }
}
