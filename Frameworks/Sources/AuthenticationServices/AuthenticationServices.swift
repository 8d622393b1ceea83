@_exported import UIKit

/// A controller for signing in with Apple or a web page. It fails immediately, since there is no service (Apple:
/// ASAuthorizationController).
@MainActor
open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) { super.init() }
  open func performRequests() {
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
  }
}
@MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}
public typealias ASPresentationAnchor = UIWindow
@MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
open class ASAuthorization: NSObject {
  open var credential: Any { NSNull() }
}
open class ASAuthorizationRequest: NSObject {}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  public enum Scope: Sendable { case fullName, email }
  open var requestedScopes: [Scope]?
  open var nonce: String?
}
open class ASAuthorizationAppleIDProvider: NSObject {
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
}
open class ASAuthorizationAppleIDCredential: NSObject {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
}
public struct ASAuthorizationError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: .zero)
    backgroundColor = style == .black ? .black : .white
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
@MainActor
open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let handler: CompletionHandler
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { handler = completionHandler }
  @discardableResult
  open func start() -> Bool {
    handler(nil, ASAuthorizationError(.notHandled))
    return false
  }
  open func cancel() {}
}
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
