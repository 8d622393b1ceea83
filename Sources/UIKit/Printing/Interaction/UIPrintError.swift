/// The error domain of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"

/// An error of printing (Apple: UIPrintError).
public struct UIPrintError: CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case printingNotAvailableError = 1
    case printNoContentError = 2
    case printUnknownImageFormatError = 3
    case printJobFailedError = 4
  }

  public let code: Code
  private let reason: String

  init(_ code: Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }

  public static let notAvailable = Code.printingNotAvailableError
  public static let noContent = Code.printNoContentError
  public static let unknownImageFormat = Code.printUnknownImageFormatError
  public static let jobFailed = Code.printJobFailedError

  public static var errorDomain: String { UIPrintErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
  public var errorDescription: String? { reason }
}
