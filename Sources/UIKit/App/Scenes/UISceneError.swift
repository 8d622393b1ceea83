import Foundation

/// An error of a request for a scene (Apple: UISceneError).
public struct UISceneError: CustomNSError, Hashable, Sendable {
  /// The code of an error (Apple: UISceneError.Code).
  public enum Code: Int, Sendable {
    /// The system shows one scene only. All requests for further ones on Linux fail with it.
    case multipleScenesNotSupported = 0
    case requestDenied = 1
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
  public static let errorDomain = "UISceneErrorDomain"
  public var errorCode: Int { code.rawValue }
}

/// The domain of the errors of requests for scenes (Apple: UISceneErrorDomain).
public let UISceneErrorDomain = UISceneError.errorDomain
