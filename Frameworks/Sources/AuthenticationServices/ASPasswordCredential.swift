import FoundationCompatibility

/// Apple: ASPasswordCredential.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  // Sendable, since all properties are constant.
  public let user: String
  public let password: String

  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

/// The service of a credential: a domain or a URL (Apple: ASCredentialServiceIdentifier).
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
  // Sendable, since all properties are constant.
  public enum IdentifierType: Int, Sendable { case domain, URL }

  public let identifier: String
  public let type: IdentifierType

  public init(identifier: String, type: IdentifierType) { (self.identifier, self.type) = (identifier, type) }
}

/// Apple: ASCredentialIdentity.
public protocol ASCredentialIdentity: NSObjectProtocol {
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  var user: String { get }
  var recordIdentifier: String? { get }
  var rank: Int { get set }
}

/// Apple: ASPasswordCredentialIdentity.
open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity {
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?
  open var rank = 0

  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
  }
}
