import FoundationCompatibility

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Apple: ASAuthorizationError.
public struct ASAuthorizationError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential, credentialImport
    case credentialExport

    public static func ~= (match: Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == match }
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var invalidResponse: Code { .invalidResponse }
  public static var notHandled: Code { .notHandled }
  public static var failed: Code { .failed }
  public static var notInteractive: Code { .notInteractive }
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }

  public static var errorDomain: String { ASAuthorizationErrorDomain }
  public var errorCode: Int { code.rawValue }
}
