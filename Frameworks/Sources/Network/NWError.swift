public import Foundation

/// An error of a connection (Apple: NWError).
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible, CustomNSError {
  case posix(POSIXErrorCode)
  case dns(DNSServiceErrorType)
  case tls(OSStatus)

  public static var errorDomain: String { "Network.NWError" }
  public var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code): Int(code)
    case .tls(let code): Int(code)
    }
  }
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(POSIXError(code).localizedDescription)"
    case .dns(let code): "DNSServiceErrorType: \(code)"
    case .tls(let code): "OSStatus: \(code)"
    }
  }

  /// The error of the last call of the C library.
  static var last: NWError { number(errno) }
  static func number(_ number: Int32) -> NWError { .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }
}

public typealias DNSServiceErrorType = Int32
/// A name is not known.
public let kDNSServiceErr_NoSuchRecord: Int = -65554

extension POSIXErrorCode {
  /// An operation that is not supported. On Linux it has the same number as `EOPNOTSUPP`.
  public static var ENOTSUP: POSIXErrorCode { .EOPNOTSUPP }
}
