import Foundation

public let HKErrorDomain = "com.apple.healthkit"

/// An error of the health store. All requests fail with `errorHealthDataUnavailable`, as on a device without health data (Apple: HKError).
public struct HKError: Error, CustomNSError, Equatable, Sendable, LocalizedError {
  public enum Code: Int, Sendable {
    case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted
    case errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded
    case errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode
    public static var noError: Code { .unknownError }

    public static func ~= (code: Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { code == .errorHealthDataUnavailable ? "Health data is unavailable on this device" : "\(code)" }

  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorUserCanceled: Code { .errorUserCanceled }
  public static var errorNoData: Code { .errorNoData }
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  static let unavailable = HKError(.errorHealthDataUnavailable)
}
