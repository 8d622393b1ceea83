import FoundationCompatibility

/// Apple: ASAuthorizationRequest.
open class ASAuthorizationRequest: NSObject {
  private let source: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { source = provider }

  open var provider: any ASAuthorizationProvider { source }
}

/// Apple: ASAuthorizationOpenIDRequest.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Apple: ASAuthorizationAppleIDRequest.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

/// Apple: ASAuthorizationPasswordRequest.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Apple: ASAuthorizationPasswordProvider.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
