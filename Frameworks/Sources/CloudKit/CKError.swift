@_exported import CoreLocation
@_exported import FoundationCompatibility

public let CKErrorDomain = "CKErrorDomain"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"

/// An error of a container. All requests fail with `notAuthenticated`, as on a device without an iCloud account (Apple: CKError).
public struct CKError: Error, Equatable, Sendable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
    case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
    case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
    case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable

    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { code == .notAuthenticated ? "This request requires an authenticated account" : "\(code)" }
  public var userInfo: [String: Any] { errorUserInfo }
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public var ancestorRecord: CKRecord? { nil }
  public var serverRecord: CKRecord? { nil }
  public var clientRecord: CKRecord? { nil }

  public static var notAuthenticated: Code { .notAuthenticated }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var partialFailure: Code { .partialFailure }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var userDeletedZone: Code { .userDeletedZone }
  public static var limitExceeded: Code { .limitExceeded }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var zoneBusy: Code { .zoneBusy }
  public static var operationCancelled: Code { .operationCancelled }
}
