@_exported import FoundationCompatibility

/// A call (Apple: CXCall).
open class CXCall: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let uuid: UUID
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { true }
  init(uuid: UUID) { self.uuid = uuid }
}

/// An observer of a device without calls (Apple: CXCallObserver).
open class CXCallObserver: NSObject {
  open var calls: [CXCall] { [] }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

/// Apple: CXCallObserverDelegate.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// The address of a person (Apple: CXHandle).
open class CXHandle: NSObject {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) {
    self.type = type
    self.value = value
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false }
  open override var hash: Int { value.hash }
}

/// Apple: CXCallUpdate.
open class CXCallUpdate: NSObject {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = false
  open var supportsGrouping = false
  open var supportsUngrouping = false
  open var supportsDTMF = false
  open var hasVideo = false
}
