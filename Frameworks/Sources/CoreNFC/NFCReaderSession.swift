@_exported import FoundationCompatibility

/// A session that ends at once: `readingAvailable` is false, and the delegate is told `readerErrorUnsupportedFeature` (Apple:
/// NFCReaderSession).
open class NFCReaderSession: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open class var readingAvailable: Bool { false }
  open weak var delegate: AnyObject?
  let sessionQueue: DispatchQueue
  private var hasEnded = false
  open var isReady: Bool { false }
  open var alertMessage = ""

  init(_ delegate: AnyObject?, _ queue: DispatchQueue?) {
    self.delegate = delegate
    sessionQueue = queue ?? .main
  }
  open func begin() { end(.readerErrorUnsupportedFeature) }
  open func invalidate() { end(.readerSessionInvalidationErrorUserCanceled) }
  open func invalidate(errorMessage: String) { invalidate() }
  private func end(_ code: NFCReaderError.Code) {
    guard !hasEnded else { return }
    hasEnded = true
    sessionQueue.async { self.tell(NFCReaderError(code)) }
  }
  func tell(_ error: NFCReaderError) {}
}
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  var isReady: Bool { get }
  var alertMessage: String { get set }
  func begin()
  func invalidate()
  func invalidate(errorMessage: String)
}
extension NFCReaderSession: NFCReaderSessionProtocol {}

/// Apple: NFCNDEFReaderSession.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
    super.init(delegate, queue)
  }
  override func tell(_ error: NFCReaderError) {
    (delegate as? any NFCNDEFReaderSessionDelegate)?.readerSession(self, didInvalidateWithError: error)
  }
  open func restartPolling() {}
  open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
  }
  open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
}
/// Apple: NFCNDEFReaderSessionDelegate.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// Apple: NFCTagReaderSession.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
    public static let pace = PollingOption(rawValue: 8)
  }
  open var connectedTag: NFCTag? { nil }
  public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
    super.init(delegate, queue)
  }
  override func tell(_ error: NFCReaderError) {
    (delegate as? any NFCTagReaderSessionDelegate)?.tagReaderSession(self, didInvalidateWithError: error)
  }
  open func restartPolling() {}
  open func connect(to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerErrorUnsupportedFeature))
  }
  open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerErrorUnsupportedFeature) }
}
/// Apple: NFCTagReaderSessionDelegate.
public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
extension NFCTagReaderSessionDelegate {
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}

public let NFCErrorDomain = "NFCError"
/// Apple: NFCReaderError.
public struct NFCReaderError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
    case readerErrorParameterOutOfBound, readerErrorRadioDisabled, readerErrorIneligible, readerErrorAccessNotAccepted
    case readerTransceiveErrorTagConnectionLost = 100, readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
    case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong
    case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy
    case readerSessionInvalidationErrorFirstNDEFTagRead, tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400, ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall
    case ndefReaderSessionErrorZeroLengthMessage
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? NFCReaderError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { NFCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { code == .readerErrorUnsupportedFeature ? "Feature not supported" : "\(code)" }
  public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
  public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
  public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code { .readerSessionInvalidationErrorFirstNDEFTagRead }
  public static var readerSessionInvalidationErrorSessionTimeout: Code { .readerSessionInvalidationErrorSessionTimeout }
}
