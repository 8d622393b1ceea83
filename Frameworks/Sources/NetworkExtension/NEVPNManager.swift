@_exported import FoundationCompatibility

/// The settings of a virtual private network. They are kept in memory. Saving and starting fail, since the system has no such networks
/// (Apple: NEVPNManager).
open class NEVPNManager: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public typealias Completion = @Sendable ((any Error)?) -> Void
  private static let only = NEVPNManager()
  open class func shared() -> NEVPNManager { only }
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  public let connection = NEVPNConnection()
  /// Succeeds: there is nothing to load.
  open func loadFromPreferences(completionHandler: @escaping Completion) { DispatchQueue.main.async { completionHandler(nil) } }
  open func loadFromPreferences() async throws {}
  open func saveToPreferences(completionHandler: Completion? = nil) {
    DispatchQueue.main.async { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
  }
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  open func removeFromPreferences(completionHandler: Completion? = nil) { DispatchQueue.main.async { completionHandler?(nil) } }
  open func removeFromPreferences() async throws {}
}
/// Apple: NETunnelProviderManager.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public override init() { super.init() }
  /// Gives no managers.
  open class func loadAllFromPreferences(completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler([], nil) }
  }
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }
/// A connection that cannot be started (Apple: NEVPNConnection).
open class NEVPNConnection: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
  open func stopVPNTunnel() {}
}
/// Apple: NETunnelProviderSession.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  // Unchecked: the class has no state.
  open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
  open func stopTunnel() {}
  open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
}
extension NSNotification.Name {
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschanged")
  public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.vpn.configurationchanged")
}

// The settings. They are stored.

/// Apple: NEVPNProtocol.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var identityReference: Data?
  open var identityData: Data?
  open var identityDataPassword: String?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = true
  open var enforceRoutes = false
}
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
  open var useExtendedAuthentication = false
  open var sharedSecretReference: Data?
  open var localIdentifier: String?
  open var remoteIdentifier: String?
}
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
  open var serverCertificateIssuerCommonName: String?
  open var serverCertificateCommonName: String?
  open var disableMOBIKE = false
  open var disableRedirect = false
  open var enablePFS = false
  open var useConfigurationAttributeInternalIPSubnet = false
}
public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }
/// Apple: NETunnelProviderProtocol.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}
public enum NEOnDemandRuleInterfaceType: Int, Sendable { case any = 0, wiFi = 2, cellular = 3 }
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var dnsSearchDomainMatch: [String]?
  open var probeURL: URL?
}
// Unchecked: these subclasses have no state of their own.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

public let NEVPNErrorDomain = "NEVPNErrorDomain"
/// Apple: NEVPNError.
public struct NEVPNError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
    case configurationUnknown
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? NEVPNError)?.code == code }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { NEVPNErrorDomain }
  public var errorCode: Int { code.rawValue }
}
