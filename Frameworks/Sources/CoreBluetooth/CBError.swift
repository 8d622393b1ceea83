public import Foundation

public let CBErrorDomain = "CBErrorDomain"
public let CBATTErrorDomain = "CBATTErrorDomain"

/// An error of a manager or a connection (Apple: CBError). There are no devices on Linux, and hence no such errors.
public struct CBError: Error, Equatable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 0
    case invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled, connectionTimeout, peripheralDisconnected
    case uuidNotAllowed, alreadyAdvertising, connectionFailed, connectionLimitReached, unknownDevice, operationNotSupported
    case peerRemovedPairingInformation, encryptionTimedOut, tooManyLEPairedDevices

    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CBError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CBErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var unknown: Code { .unknown }
  public static var invalidParameters: Code { .invalidParameters }
  public static var invalidHandle: Code { .invalidHandle }
  public static var notConnected: Code { .notConnected }
  public static var outOfSpace: Code { .outOfSpace }
  public static var operationCancelled: Code { .operationCancelled }
  public static var connectionTimeout: Code { .connectionTimeout }
  public static var peripheralDisconnected: Code { .peripheralDisconnected }
  public static var uuidNotAllowed: Code { .uuidNotAllowed }
  public static var alreadyAdvertising: Code { .alreadyAdvertising }
  public static var connectionFailed: Code { .connectionFailed }
  public static var connectionLimitReached: Code { .connectionLimitReached }
  public static var unknownDevice: Code { .unknownDevice }
  public static var operationNotSupported: Code { .operationNotSupported }
  public static var peerRemovedPairingInformation: Code { .peerRemovedPairingInformation }
  public static var encryptionTimedOut: Code { .encryptionTimedOut }
  public static var tooManyLEPairedDevices: Code { .tooManyLEPairedDevices }
}
