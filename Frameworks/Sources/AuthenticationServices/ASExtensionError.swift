import FoundationCompatibility

public let ASExtensionErrorDomain = "ASExtensionErrorDomain"

/// Apple: ASExtensionError.
public struct ASExtensionError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case failed = 0, userCanceled = 1, userInteractionRequired = 100, credentialIdentityNotFound = 101, matchedExcludedCredential = 102
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var failed: Code { .failed }
  public static var userCanceled: Code { .userCanceled }
  public static var userInteractionRequired: Code { .userInteractionRequired }
  public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
  public static var errorDomain: String { ASExtensionErrorDomain }
  public var errorCode: Int { code.rawValue }
}
