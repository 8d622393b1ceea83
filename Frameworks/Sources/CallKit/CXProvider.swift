/// A provider of calls on a device that cannot show them: each report fails (Apple: CXProvider).
open class CXProvider: NSObject {
  open var configuration: CXProviderConfiguration
  open var pendingTransactions: [CXTransaction] { [] }
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open func invalidate() {}
}

/// Apple: CXProviderConfiguration.
open class CXProviderConfiguration: NSObject {
  open var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() { super.init() }
  public init(localizedName: String) { self.localizedName = localizedName }
}

/// Apple: CXCallEndedReason.
public enum CXCallEndedReason: Int, Sendable { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }

/// Apple: CXProviderDelegate. The audio session of Apple's last two methods is passed as an object.
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}
extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// A controller whose requests fail (Apple: CXCallController).
open class CXCallController: NSObject {
  public let callObserver = CXCallObserver()
  public override init() { super.init() }
  public init(queue: DispatchQueue) { super.init() }
  open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
  }
  open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }
  open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
}

/// Apple: CXErrorCodeIncomingCallError.
public struct CXErrorCodeIncomingCallError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
  public var errorCode: Int { code.rawValue }
}

/// Apple: CXErrorCodeRequestTransactionError.
public struct CXErrorCodeRequestTransactionError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction
    case maximumCallGroupsReached
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
  public var errorCode: Int { code.rawValue }
}
