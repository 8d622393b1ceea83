@_exported import FoundationCompatibility

/// The name of a device (Apple: MCPeerID). Two objects are equal only if they are the same or copies of each other.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private let identifier: String
  public let displayName: String
  open class var supportsSecureCoding: Bool { true }

  /// - Parameter myDisplayName: the name. It is truncated to 63 bytes of UTF-8.
  public init(displayName myDisplayName: String) {
    var name = myDisplayName
    while name.utf8.count > 63 { name.removeLast() }
    displayName = name
    identifier = UUID().uuidString
    super.init()
  }
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "displayName"),
      let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")
    else { return nil }
    displayName = String(name)
    self.identifier = String(identifier)
    super.init()
  }
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: displayName), forKey: "displayName")
    coder.encode(NSString(string: identifier), forKey: "identifier")
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var hash: Int { identifier.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.identifier == identifier }
}

public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

public let MCErrorDomain = "MCErrorDomain"
public struct MCError: Error, Equatable, Sendable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "There are no peers on Linux." }
}

/// A session without peers (Apple: MCSession).
open class MCSession: NSObject {
  open weak var delegate: (any MCSessionDelegate)?
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open var connectedPeers: [MCPeerID] { [] }

  public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
    super.init()
  }
  public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required) }

  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { throw MCError(.notConnected) }
  open func disconnect() {}
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    DispatchQueue.main.async { completionHandler?(MCError(.notConnected)) }
    return nil
  }
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream { throw MCError(.notConnected) }
  open func nearbyConnectionData(
    forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, MCError(.unavailable)) } }
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

/// Apple: MCSessionDelegate.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
    withError error: (any Error)?)
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void
  )
}
extension MCSessionDelegate {
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}
